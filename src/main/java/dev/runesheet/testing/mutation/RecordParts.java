package dev.runesheet.testing.mutation;

import dev.runesheet.schema.shape.RecordClass;

/**
 * The components of a record of the model, whichever it is: so that what the model can say can be
 * changed without a list of its types here.
 */
final class RecordParts {

  private final Record whole;
  private final RecordClass type;

  RecordParts(Record whole) {
    this.whole = whole;
    this.type = RecordClass.of(whole.getClass());
  }

  int size() {
    return type.components().size();
  }

  /** The component's name after that of its record, for example {@code Group.scope}. */
  String name(int index) {
    return whole.getClass().getSimpleName() + "." + type.components().get(index).getName();
  }

  Object get(int index) {
    return RecordClass.value(type.components().get(index), whole);
  }

  /**
   * The same record with another component.
   *
   * @throws IllegalArgumentException if the record refuses it
   */
  Record with(int index, Object other) {
    Object[] values = type.values(whole);
    values[index] = other;
    return (Record) type.make(values);
  }
}
