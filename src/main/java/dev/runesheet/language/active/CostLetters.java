package dev.runesheet.language.active;

import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The letters in which the costs of attacks are written, one for each thing that an attack needs.
 *
 * @param name the name of the number of all in templates
 * @param letters what each letter stands for, in the order in which findings tell them
 * @param noun what they are letters of, for findings
 * @param most the most letters of a cost
 */
public record CostLetters(String name, Map<String, String> letters, String noun, int most) {

  /** The kind of the texts that are costs. */
  public static final String KIND = "cost";

  /** Copies the letters, in their order. */
  public CostLetters {
    letters = Collections.unmodifiableMap(new LinkedHashMap<>(letters));
  }

  /** The names of numbers of a cost in templates; the type of the last can be a value itself. */
  public List<String> names() {
    List<String> names = new ArrayList<>(List.of(name, ofType("")));
    letters.values().forEach(type -> names.add(ofType(type)));
    return names;
  }

  private String ofType(String type) {
    return name + "_" + type;
  }

  /** The words that the letters of a cost stand for, each with its number. */
  public Map<String, Integer> counts(String cost) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    types(cost).forEach(type -> counts.merge(type, 1, Integer::sum));
    return counts;
  }

  /** The word of each letter of a cost. */
  public List<String> types(String cost) {
    return cost.codePoints().mapToObj(Character::toString).map(letters::get).toList();
  }

  /** The amount of all and that of each type, by their names in templates. */
  public Map<String, Integer> numbers(String cost) {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    numbers.put(name, cost.length());
    Map<String, Integer> counts = counts(cost);
    letters.values().forEach(type -> numbers.put(ofType(type), counts.getOrDefault(type, 0)));
    return numbers;
  }

  /** The regular expression of costs. */
  public String pattern() {
    return "^[" + String.join("", letters.keySet()) + "]{0," + most + "}$";
  }

  /** The cost that a value is, or empty after a report. */
  Optional<String> read(JsonValue value) {
    Optional<String> cost = value.text();
    if (cost.isEmpty()) {
      return cost;
    }
    if (cost.get().length() > most) {
      value.error(Code.OUT_OF_RANGE, cost.get().length() + " letters", "at most " + most);
      return Optional.empty();
    }
    Optional<String> other = strange(cost.get());
    other.ifPresent(
        letter -> {
          String found = "'" + letter + "' in " + value.found();
          String expected = "letters of " + noun + ": " + String.join(", ", letters.keySet());
          value.report(
              Diagnostic.of(Code.UNKNOWN_WORD, value.location(), found, expected)
                  .meaning(large(cost.get())));
        });
    return other.isPresent() ? Optional.empty() : cost;
  }

  private Optional<String> strange(String cost) {
    return cost.codePoints()
        .mapToObj(Character::toString)
        .filter(letter -> !letters.containsKey(letter))
        .findFirst();
  }

  /** The same letters as capitals; null if they say no cost either. */
  private String large(String cost) {
    String large = cost.toUpperCase(Locale.ROOT);
    return strange(large).isEmpty() ? large : null;
  }
}
