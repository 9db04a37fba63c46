package dev.runesheet.spi.setup;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.spelling.Capital;
import dev.runesheet.spelling.Excerpt;
import dev.runesheet.spelling.IdHints;
import dev.runesheet.spelling.NearestWord;
import dev.runesheet.spelling.Typo;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * A reader of a match's set-up that collects all errors: unknown words, with the nearest known
 * ones, and invalid values.
 *
 * <pre>{@code
 * SetupReader in = SetupReader.of(setup);
 * String map = in.word("map", catalog.maps(), "forest");
 * int first = in.whole("first", 0, 3, 0);
 * in.done();
 * }</pre>
 *
 * <p>A field that was not asked for is unknown, so ask for all before {@link #done}.
 */
public final class SetupReader {

  private static final int MOST_TOLD = 50;

  private final String place;
  private final JsonNode json;
  private final List<String> all;

  /** All, unless nothing within can be right. */
  private final List<String> problems;

  private final Set<String> known = new LinkedHashSet<>();
  private final List<SetupReader> parts = new ArrayList<>();

  private SetupReader(String place, JsonNode json, List<String> all) {
    this.place = place;
    this.json = json;
    this.all = all;
    this.problems = json.isObject() ? all : new ArrayList<>();
    if (!json.isObject()) {
      all.add(found(place, json, "a JSON object"));
    }
  }

  /** Begins with a set-up. */
  public static SetupReader of(JsonNode setup) {
    return new SetupReader("set-up", given(setup, "setup"), new ArrayList<>());
  }

  /** True if a field is there. */
  public boolean has(String field) {
    return !get(field).isMissingNode();
  }

  /** A field as it stands, whatever it is; missing if it is not there. */
  public JsonNode get(String field) {
    known.add(field);
    return json.path(field);
  }

  /** A text; the other if there is none. */
  public String text(String field, String otherwise) {
    JsonNode value = get(field);
    if (value.isMissingNode()) {
      return otherwise;
    }
    if (!value.isTextual()) {
      problems.add(found(at(field), value, "a text"));
      return otherwise;
    }
    return value.textValue();
  }

  /** A word that must be one of some; the other if there is none. */
  public String word(String field, Collection<String> valid, String otherwise) {
    String word = text(field, otherwise);
    return word == null || valid(at(field), word, valid) ? word : otherwise;
  }

  /** A word that must be there and be one of some; null if it is not. */
  public String word(String field, Collection<String> valid) {
    if (!has(field)) {
      problems.add(found(at(field), get(field), NearestWord.oneOf(valid)));
    }
    return word(field, valid, null);
  }

  /** A list of words of a set, as long as these bounds let it be; the valid ones. */
  public List<String> words(String field, int least, int most, Collection<String> valid) {
    return count(field, least, most) ? texts(at(field), get(field), valid) : List.of();
  }

  /** A list of any number of words of a set, if it is there; the valid ones. */
  public List<String> words(String field, Collection<String> valid) {
    return has(field) ? texts(at(field), get(field), valid) : List.of();
  }

  /**
   * Takes a field as known that is a name, if it is there: any, but for one that is nearly another.
   */
  public void name(String field, Collection<String> others) {
    name(at(field), text(field, ""), others);
  }

  /**
   * A list of names for people, which may be any texts that are not blank, as long as these bounds
   * let it be.
   */
  public List<String> labels(String field, int least, int most) {
    List<String> labels = new ArrayList<>();
    if (count(field, least, most)) {
      int i = 0;
      for (JsonNode entry : get(field)) {
        String where = at(field) + "/" + i++;
        if (entry.isTextual() && !entry.textValue().isBlank()) {
          labels.add(entry.textValue());
        } else {
          problems.add(found(where, entry, "a name"));
        }
      }
    }
    return labels;
  }

  /** Takes a field as known that is a list of names, if it is there. */
  public void names(String field, Collection<String> others) {
    int i = 0;
    for (JsonNode entry : entries(field)) {
      String where = at(field) + "/" + i++;
      if (entry.isTextual()) {
        name(where, entry.textValue(), others);
      } else {
        problems.add(found(where, entry, "a text"));
      }
    }
  }

  /** Takes a field as known that is an object of names by names, if it is there. */
  public void namesByName(String field, Collection<String> keys, Collection<String> values) {
    if (has(field)) {
      SetupReader named = part(field);
      named
          .json
          .fieldNames()
          .forEachRemaining(
              key -> {
                name(named.at(key), key, keys);
                named.name(key, values);
              });
    }
  }

  /** Any name is right, since nothing need define it, but for a slip. */
  private void name(String where, String name, Collection<String> others) {
    if (!others.contains(name) && Typo.meant(name, others).isPresent()) {
      valid(where, name, others);
    }
  }

  /** A list for each of this many, of any number of words of a set. */
  public void lists(String field, int count, Collection<String> valid) {
    if (count(field, count)) {
      int i = 0;
      for (JsonNode list : get(field)) {
        texts(at(field) + "/" + i++, list, valid);
      }
    }
  }

  /** The valid words of a list that holds texts and nothing else. */
  private List<String> texts(String where, JsonNode list, Collection<String> valid) {
    List<String> words = new ArrayList<>();
    if (!list.isArray()) {
      problems.add(found(where, list, "a list"));
      return words;
    }
    int i = 0;
    for (JsonNode entry : list) {
      String at = where + "/" + i++;
      if (entry.isContainerNode()) {
        problems.add(found(at, entry, "a text"));
      } else {
        every(at, entry, valid, null, words);
      }
    }
    return words;
  }

  /** True if a field is a list; reports a list of another length. */
  public boolean count(String field, int count) {
    return count(field, count, count);
  }

  /** True if a field is a list; reports one that is shorter or longer than these bounds. */
  public boolean count(String field, int least, int most) {
    JsonNode list = get(field);
    if (!list.isArray() || list.size() < least || list.size() > most) {
      String bounds = least == most ? "" + least : least + " to " + most;
      problems.add(found(at(field), list, "a list of " + bounds));
    }
    return list.isArray();
  }

  /**
   * All texts within a field, however deep in lists and objects; each must be one of some. Those
   * that are.
   */
  public List<String> every(String field, Collection<String> valid) {
    return every(field, valid, null);
  }

  /**
   * The ids of a list.
   *
   * @param hints gives suggestions for unknown ids; called only for those
   */
  public List<String> every(String field, Collection<String> valid, Supplier<IdHints> hints) {
    List<String> words = new ArrayList<>();
    every(at(field), get(field), valid, hints, words);
    return words;
  }

  private void every(
      String where,
      JsonNode value,
      Collection<String> valid,
      Supplier<IdHints> hints,
      List<String> words) {
    if (value.isObject()) {
      value
          .properties()
          .forEach(one -> every(where + "/" + one.getKey(), one.getValue(), valid, hints, words));
    } else if (value.isArray()) {
      int i = 0;
      for (JsonNode entry : value) {
        if (entry.isTextual() && valid.contains(entry.textValue())) {
          words.add(entry.textValue()); // Places are made up for mistakes alone: decks are long.
        } else {
          every(where + "/" + i, entry, valid, hints, words);
        }
        i++;
      }
    } else if (!value.isMissingNode() && !value.isTextual()) {
      problems.add(found(where, value, "a text") + hint(value.asText(), hints));
    } else if (value.isTextual() && hints != null && !valid.contains(value.textValue())) {
      String expected = hints.get().expected();
      problems.add(
          where
              + " ("
              + Excerpt.of(value.textValue())
              + ") is not known; expected "
              + expected
              + "."
              + hint(value.textValue(), hints));
    } else if (value.isTextual() && valid(where, value.textValue(), valid)) {
      words.add(value.textValue());
    }
  }

  /**
   * The suggestion of the nearest id, as a sentence with a blank before it; empty if there is none.
   */
  private static String hint(String word, Supplier<IdHints> hints) {
    String hint = hints == null ? "" : hints.get().of(word);
    return hint.isEmpty() ? "" : " " + Capital.first(hint) + end(hint);
  }

  private static String end(String hint) {
    return hint.endsWith("?") ? "" : ".";
  }

  /**
   * A whole number within limits; the other if there is none.
   *
   * @throws IllegalArgumentException if nothing is within the limits
   */
  public int whole(String field, int least, int most, int otherwise) {
    if (least > most) {
      throw new IllegalArgumentException(
          "least (" + least + ") of '" + field + "' must be at most " + most + ".");
    }
    JsonNode value = get(field);
    if (value.isMissingNode()) {
      return otherwise;
    }
    if (!value.isIntegralNumber()
        || !value.canConvertToInt()
        || value.intValue() < least
        || value.intValue() > most) {
      String upTo = most == Integer.MAX_VALUE ? " or more" : " to " + most;
      String expected = least == most ? "" + least : "a whole number, " + least + upTo;
      problems.add(found(at(field), value, expected));
      return otherwise;
    }
    return value.intValue();
  }

  /** Takes fields as known that hold numbers, if they are there. */
  public void numbers(Collection<String> fields) {
    for (String field : fields) {
      JsonNode value = get(field);
      if (!value.isMissingNode() && !value.isNumber()) {
        problems.add(found(at(field), value, "a number"));
      }
    }
  }

  /** Yes or no; the other if there is none. */
  public boolean flag(String field, boolean otherwise) {
    JsonNode value = get(field);
    if (!value.isMissingNode() && !value.isBoolean()) {
      problems.add(found(at(field), value, "true or false"));
    }
    return value.asBoolean(otherwise);
  }

  /** An object within this one, to be read in the same way. */
  public SetupReader part(String field) {
    return part(at(field), get(field));
  }

  /** The objects of a list within this one; none if there is no list. */
  public List<SetupReader> parts(String field) {
    List<SetupReader> all = new ArrayList<>();
    List<JsonNode> entries = entries(field);
    for (int i = 0; i < entries.size(); i++) {
      all.add(part(at(field) + "/" + i, entries.get(i)));
    }
    return all;
  }

  private SetupReader part(String where, JsonNode value) {
    SetupReader part = new SetupReader(where, value, problems);
    parts.add(part);
    return part;
  }

  private List<JsonNode> entries(String field) {
    JsonNode list = get(field);
    List<JsonNode> entries = new ArrayList<>();
    if (list.isArray()) {
      list.forEach(entries::add);
    } else if (!list.isMissingNode()) {
      problems.add(found(at(field), list, "a list"));
    }
    return entries;
  }

  /** Takes fields as known that are read elsewhere. */
  public void know(Collection<String> fields) {
    known.addAll(fields);
  }

  /** Notes that something is wrong with a field, in a sentence. */
  public void problem(String sentence) {
    problems.add(sentence);
  }

  /**
   * Ends reading.
   *
   * @throws IllegalArgumentException if anything was wrong, with all of it up to {@value
   *     #MOST_TOLD} mistakes
   */
  public void done() {
    unknown();
    if (!all.isEmpty()) {
      int more = all.size() - MOST_TOLD;
      List<String> told = all.subList(0, Math.min(MOST_TOLD, all.size()));
      throw new IllegalArgumentException(
          String.join(" ", told) + (more > 0 ? " And " + more + " more mistakes." : ""));
    }
  }

  private void unknown() {
    json.fieldNames()
        .forEachRemaining(
            name -> {
              if (!known.contains(name)) {
                problems.add(
                    "word ("
                        + Excerpt.of(name)
                        + ") of "
                        + place
                        + " is not known"
                        + expected(name, known));
              }
            });
    parts.forEach(SetupReader::unknown);
  }

  private boolean valid(String where, String word, Collection<String> valid) {
    boolean known = valid.contains(word);
    if (!known) {
      problems.add(where + " (" + Excerpt.of(word) + ") is not known" + expected(word, valid));
    }
    return known;
  }

  private static String expected(String word, Collection<String> valid) {
    return (valid.isEmpty() ? "" : "; expected " + NearestWord.oneOf(valid))
        + "."
        + NearestWord.meant(word, valid);
  }

  private String at(String field) {
    return place.equals("set-up") ? field : place + "/" + field;
  }

  private static String found(String where, JsonNode value, String expected) {
    String is =
        value.isMissingNode()
            ? "is missing"
            : "(" + Excerpt.of(value.toString()) + ") is not right";
    return where + " " + is + "; expected " + expected + ".";
  }
}
