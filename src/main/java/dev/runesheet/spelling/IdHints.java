package dev.runesheet.spelling;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Suggestions for unknown ids. Ids that are numbers resemble each other without meaning anything,
 * so only names, lost zeros, and what stands before a name are hints.
 */
public final class IdHints {

  private static final String DIGITS = "\\d+";
  private static final String NUMBERED = "[A-Za-z]?\\d+";

  private final Collection<String> ids;
  private final Map<String, String> idByName;
  private final String expected;

  /**
   * Creates hints for ids.
   *
   * @param names the names that people use, by id; empty for an id without a name
   * @param expected the expectation in a finding about an unknown id, such as "the id of a card"
   */
  public IdHints(Map<String, String> names, String expected) {
    this(List.copyOf(names.keySet()), new LinkedHashMap<>(), expected);
    names.forEach(
        (id, name) -> {
          if (!name.isEmpty()) {
            idByName.merge(name, id, (one, other) -> one + "' or '" + other);
          }
        });
  }

  private IdHints(Collection<String> ids, Map<String, String> idByName, String expected) {
    this.ids = ids;
    this.idByName = idByName;
    this.expected = expected;
  }

  /** The same hints, where other texts are valid, too. */
  public IdHints orElse(String other) {
    return new IdHints(ids, idByName, expected + ", or " + other);
  }

  /** The expectation in a finding about an unknown id. */
  public String expected() {
    return expected;
  }

  /** The suggestion for an unknown id, in words; empty if there is none. */
  public String of(String found) {
    return found.matches(DIGITS) ? withZeros(found) : named(found);
  }

  /** The suggestions by the names that people use instead of ids. */
  public Map<String, String> byName() {
    Map<String, String> hints = new LinkedHashMap<>();
    idByName.keySet().forEach(name -> hints.put(name, called(name)));
    return hints;
  }

  private String called(String name) {
    return "'" + name + "' has the id '" + idByName.get(name) + "'";
  }

  private String withZeros(String number) {
    return ids.stream()
        .filter(id -> id.matches("0+" + number))
        .findFirst()
        .map(IdHints::meant)
        .orElse("");
  }

  /**
   * True for an id that is a number, perhaps behind a letter: such ids resemble each other without
   * meaning anything.
   */
  public static boolean isNumbered(String id) {
    return id.matches(NUMBERED);
  }

  private String named(String word) {
    String name = NearestWord.of(word, alike(word, idByName.keySet()));
    if (name != null) {
      return called(name);
    }
    List<String> parts = parts(word.strip());
    if (!parts.isEmpty()) {
      return "did you mean '" + String.join("' or '", parts) + "'?";
    }
    String first = word.strip().split("\\s", 2)[0];
    String id = ids.contains(first) ? first : NearestWord.of(word, alike(word, ids));
    return id == null ? "" : meant(id);
  }

  /** The texts whose owner a word can mean; all for a word without an owner. */
  private static List<String> alike(String word, Collection<String> texts) {
    String owner = owner(word);
    return texts.stream().filter(text -> owner.isEmpty() || isOwner(owner, owner(text))).toList();
  }

  private static boolean isOwner(String word, String owner) {
    return word.equals(owner) || !isNumbered(word) && NearestWord.of(word, List.of(owner)) != null;
  }

  /** The part before the slash, such as c1 in {@code c1/on-turn}. */
  private static String owner(String id) {
    return id.substring(0, Math.max(0, id.indexOf('/')));
  }

  /** The ids of the parts of what a word names, as {@code c1/on-turn} is a part of c1. */
  private List<String> parts(String word) {
    List<String> parts = new ArrayList<>();
    ids.stream().filter(id -> id.startsWith(word + "/")).forEach(parts::add);
    idByName.forEach(
        (name, id) -> {
          if (name.startsWith(word + "/") && !parts.contains(id)) {
            parts.add(id);
          }
        });
    return parts;
  }

  private static String meant(String id) {
    return "did you mean '" + id + "'?";
  }
}
