//! Answers queries of a thread in a launch: its ids, and data of its team.

use super::Ctx;
use crate::fault::Exec;
use crate::machine::TEAM;
use crate::value::Value;
use pto_isa::Name;
use pto_isa::codes;
use pto_numerics::Element;

impl Ctx<'_, '_> {
    /// Returns the threads of the launch along X, Y and Z; one each outside of launches.
    pub fn threads(&self) -> [u32; 3] {
        self.world.running.as_ref().map_or([1; 3], |running| running.size)
    }

    /// Returns the ids of this thread along X, Y and Z.
    pub fn thread(&self) -> [u32; 3] {
        let [x, y, _] = self.threads();
        let number = self.thread_number();
        [number % x, number / x % y, number / x / y]
    }

    /// Returns the number of this thread; X is the innermost axis.
    pub fn thread_number(&self) -> u32 {
        self.world.running.as_ref().map_or(0, |running| running.number)
    }

    /// Returns the number of this thread in its team.
    pub fn lane_of_thread(&self) -> usize {
        self.thread_number() as usize % TEAM
    }

    /// Returns the elements of an operand in each thread of the team; `None` for threads that do not take part.
    pub fn of_team(&self, name: Name) -> Exec<Vec<Option<Vec<Element>>>> {
        let own = self.elements(name)?;
        let Some(running) = self.world.running.as_ref().filter(|running| !running.team.is_empty()) else {
            return Ok(vec![Some(own)]);
        };
        let place = self.group(name)?.1.start;
        let elements = |operands: &Option<Vec<Value>>| match operands.as_ref()?.get(place)? {
            Value::Scalar(element) => Some(vec![*element]),
            Value::Vector(elements) => Some(elements.clone()),
            _ => None,
        };
        Ok(running.team.iter().map(elements).collect())
    }

    /// Returns the elements of an operand that is a number or a vector of numbers.
    pub fn elements(&self, name: Name) -> Exec<Vec<Element>> {
        match self.value(name)? {
            Value::Vector(elements) => Ok(elements.clone()),
            _ => Ok(vec![self.element(name)?]),
        }
    }

    /// Sets the result to a number, or to a vector of numbers.
    pub fn give_elements(&mut self, name: Name, elements: Vec<Element>) {
        let value = match (self.result_type(name), elements.as_slice()) {
            (pto_isa::TypeDesc::Vector { .. }, _) => Value::Vector(elements),
            (_, [element]) => Value::Scalar(*element),
            (_, _) => Value::Vector(elements),
        };
        self.give(name, value);
    }

    /// Keeps a value of this thread for later launches.
    pub fn keep(&mut self, slot: i64, value: Value) {
        self.world.kept.insert((self.core, self.thread_number(), slot), value);
    }

    /// Returns the value that this thread has kept; fails if there is none.
    pub fn kept(&self, slot: i64) -> Exec<Value> {
        let found = self.world.kept.get(&(self.core, self.thread_number(), slot)).cloned();
        found.ok_or_else(|| {
            self.fault(codes::RUN_UNINITIALISED, format!("expected a value kept in slot {slot}, found none"))
        })
    }

    /// Returns the number of executed operations, which serves as the time.
    pub fn time(&self) -> u64 {
        self.world.ran()
    }
}
