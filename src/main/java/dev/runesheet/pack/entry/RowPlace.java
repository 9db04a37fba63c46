package dev.runesheet.pack.entry;

/** The place of what a row says in its file: an entry, or a numbered part of one. */
public interface RowPlace {

  /** The name of the row. */
  String id();

  /** The key of the entry that it is, or that it is a part of. */
  String entry();

  /** The JSON pointer to it. */
  String pointer();

  /** Its number among the parts of a list, from 1; 0 if it is an entry itself. */
  int number();

  /** The part with another number in the same list. */
  RowPlace at(int other);

  /** The same place in another entry. */
  RowPlace on(String other);

  /** True if it is an entry itself. */
  default boolean isEntry() {
    return number() == 0;
  }

  /** The JSON pointer to what holds it. */
  default String list() {
    return pointer().substring(0, pointer().lastIndexOf('/'));
  }
}
