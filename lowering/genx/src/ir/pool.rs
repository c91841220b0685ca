//! A pool of short lists: the operands, immediates and successors of all instructions.
//!
//! Instructions therefore have a fixed size and need no separate allocations.

/// The lists of all instructions.
#[derive(Clone, Debug)]
pub(super) struct Pool<T>(Vec<T>);

/// A list of a pool.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct List {
    first: u32,
    count: u32,
    /// The length to which it can grow in place.
    capacity: u32,
}

impl List {
    const fn range(self) -> std::ops::Range<usize> {
        self.first as usize..self.first as usize + self.count as usize
    }

    /// Returns the number of elements.
    pub(super) const fn len(self) -> usize {
        self.count as usize
    }

    /// Removes all elements from an index on.
    pub(super) const fn truncate(&mut self, count: usize) {
        if count < self.len() {
            #[expect(clippy::cast_possible_truncation, reason = "fewer than there are")]
            (self.count = count as u32);
        }
    }
}

impl<T: Copy> Pool<T> {
    pub(super) const fn new() -> Self {
        Self(Vec::new())
    }

    /// Adds a list with these elements.
    #[expect(clippy::cast_possible_truncation, reason = "a function of 2^32 operands does not fit memory")]
    pub(super) fn add(&mut self, items: &[T]) -> List {
        let (first, count) = (self.0.len() as u32, items.len() as u32);
        self.0.extend_from_slice(items);
        List { first, count, capacity: count }
    }

    pub(super) fn get(&self, list: List) -> &[T] {
        &self.0[list.range()]
    }

    pub(super) fn get_mut(&mut self, list: List) -> &mut [T] {
        &mut self.0[list.range()]
    }

    /// Appends an element to a list. A full list moves to the end of the pool and doubles its capacity.
    #[expect(clippy::cast_possible_truncation, reason = "a function of 2^32 operands does not fit memory")]
    pub(super) fn insert(&mut self, list: &mut List, index: usize, item: T) {
        if list.count == list.capacity {
            let first = self.0.len();
            self.0.extend_from_within(list.range());
            list.capacity = (list.count + 1).next_power_of_two();
            self.0.resize(first + list.capacity as usize, item);
            list.first = first as u32;
        }
        list.count += 1;
        let all = self.get_mut(*list);
        all.copy_within(index..all.len() - 1, index + 1);
        all[index] = item;
    }
}

impl Pool<u32> {
    /// Adds a list of zeros.
    pub(super) fn add_zeros(&mut self, count: usize) {
        self.0.resize(self.0.len() + count, 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_grow_without_touching_others() {
        let mut pool = Pool::new();
        let (mut one, other) = (pool.add(&[1, 2]), pool.add(&[7]));
        for (index, item) in [(0, 0), (3, 4), (3, 3)] {
            pool.insert(&mut one, index, item);
        }
        assert_eq!((pool.get(one), pool.get(other)), (&[0, 1, 2, 3, 4][..], &[7][..]));
        one.truncate(2);
        pool.insert(&mut one, 2, 9);
        assert_eq!((pool.get(one), one.len()), (&[0, 1, 9][..], 3));
    }

    #[test]
    fn a_list_that_grows_takes_room_in_proportion() {
        let mut pool = Pool::new();
        let mut list = pool.add(&[]);
        (0..1000).for_each(|item| pool.insert(&mut list, item, item));
        assert!(pool.get(list).iter().copied().eq(0..1000));
        assert!(pool.0.len() < 4 * 1000, "{}", pool.0.len());
    }
}
