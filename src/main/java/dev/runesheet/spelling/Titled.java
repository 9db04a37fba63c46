package dev.runesheet.spelling;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A word that texts write with capitals: {@code TRUE_KILL} is {@code True Kill}. */
public interface Titled extends Word {

  /** The word as texts write it; each part begins with a capital, unless the enum overrides it. */
  default String title() {
    return Arrays.stream(name().split("_"))
        .map(part -> part.charAt(0) + part.substring(1).toLowerCase(Locale.ROOT))
        .collect(Collectors.joining(" "));
  }

  /** Words written as one, with capitals: the name of a property. */
  static String joined(String words) {
    return Arrays.stream(words.split(" ")).map(Capital::first).collect(Collectors.joining());
  }

  /** The titles of an enum, in its order. */
  static <E extends Enum<E> & Titled> List<String> titles(Class<E> type) {
    return Arrays.stream(type.getEnumConstants()).map(Titled::title).toList();
  }
}
