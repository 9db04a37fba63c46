package dev.runesheet.language.strings.syntax;

import java.util.List;

/** The traces of values in something that was made of them. */
public interface Traces {

  /** The numbers in it. */
  List<Integer> numbers();

  /** The words in it. */
  List<String> words();

  /** The same for each of the smallest parts that hold values together. */
  List<Traces> parts();

  /** The lists that it could have been made of. */
  <T> List<List<T>> lists(Syntax<T> one);

  /** A record whose values stand together in one of the smallest parts. */
  interface Together {}
}
