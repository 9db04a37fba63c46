package dev.runesheet.table.cell;

import dev.runesheet.model.Numerals;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A word with numbers of its own, as a cell has it: {@code spark-imp (attack 2, ready 1)}.
 *
 * @param word the word
 * @param numbers its numbers by their names; none if the word stands alone
 */
public record NumberedWord(String word, Map<String, Double> numbers) {

  private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]{1,15}(\\.[0-9]{1,15})?");

  /** Keeps the order. */
  public NumberedWord {
    numbers = Collections.unmodifiableMap(new LinkedHashMap<>(numbers));
  }

  /** Reads the text of a cell; empty if it has another form, or names a number twice. */
  public static Optional<NumberedWord> read(String text) {
    int open = text.indexOf('(');
    String word = (open < 0 ? text : text.substring(0, open)).strip();
    if (word.isEmpty() || word.contains(")")) {
      return Optional.empty();
    }
    return open < 0
        ? Optional.of(new NumberedWord(word, Map.of()))
        : numbers(text.substring(open + 1).strip()).map(numbers -> new NumberedWord(word, numbers));
  }

  /** The numbers behind the opening bracket. */
  private static Optional<Map<String, Double>> numbers(String text) {
    Map<String, Double> numbers = new LinkedHashMap<>();
    if (text.indexOf(')') != text.length() - 1 || text.indexOf('(') >= 0) {
      return Optional.empty();
    }
    for (String part : text.substring(0, text.length() - 1).split(",", -1)) {
      String one = part.strip();
      int blank = one.lastIndexOf(' ');
      String name = one.substring(0, Math.max(0, blank)).strip();
      boolean number = NUMBER.matcher(one.substring(blank + 1)).matches();
      if (!number
          || name.isEmpty()
          || numbers.put(
                  name, Numerals.withoutMinusZero(Double.parseDouble(one.substring(blank + 1))))
              != null) {
        return Optional.empty();
      }
    }
    return Optional.of(numbers);
  }

  /** The entries of a list: at semicolons or lines if there are any, otherwise at commas. */
  public static List<String> split(String text) {
    boolean strong = text.contains(";") || text.contains("\n");
    List<String> entries = new ArrayList<>();
    StringBuilder entry = new StringBuilder();
    int open = 0;
    for (char one : text.toCharArray()) {
      open = one == '(' ? open + 1 : one == ')' ? open - 1 : open;
      if (one == ';' || one == '\n' || one == ',' && !strong && open <= 0) {
        entries.add(entry.toString());
        entry.setLength(0);
      } else {
        entry.append(one);
      }
    }
    entries.add(entry.toString());
    return entries.stream().map(String::strip).filter(one -> !one.isEmpty()).toList();
  }

  /** The text that {@link #read} reads. */
  @Override
  public String toString() {
    if (numbers.isEmpty()) {
      return word;
    }
    return numbers.entrySet().stream()
        .map(number -> number.getKey() + " " + Numerals.plain(number.getValue()))
        .collect(Collectors.joining(", ", word + " (", ")"));
  }
}
