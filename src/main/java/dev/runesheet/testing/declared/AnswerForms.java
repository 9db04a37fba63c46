package dev.runesheet.testing.declared;

import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Subject;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.IdHints;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.ActionCodec;
import dev.runesheet.spi.action.TextForm;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The forms of a game's options in any match: texts such as {@code hire {card} for {price}} with
 * slots for names. An answer in none of these forms can never be right.
 */
public final class AnswerForms {

  private static final Pattern SLOT = Pattern.compile("\\{([^{}]+)}");

  /** The pattern that nothing matches. */
  private static final String NOTHING = "(?!)";

  private static final String WHOLE = "\\d+";

  /** The ids of entities. */
  public static final String NUMBERED = "e\\d+";

  private static final Pattern NUMBER = Pattern.compile(" [1-9]\\d{0,2}$");

  /** The number of an entity whose name is not the last of the words. */
  private static final Pattern WITHIN = Pattern.compile(" [1-9]\\d{0,2}(?= \\D)");

  /** The addition that tables and lists put behind a name, such as a number of copies. */
  private static final Pattern BEHIND = Pattern.compile("\\s*\\([^()]*\\)\\s*$");

  private final Map<String, Slot> slots = new HashMap<>();
  private final List<Form> forms = new ArrayList<>();

  /** The values of a slot: some words, or the matches of a pattern. */
  private record Slot(String name, Set<String> words, String pattern) {

    boolean holds(String text) {
      return words.contains(text) || text.matches(pattern);
    }

    boolean isEmpty() {
      return pattern.equals(NOTHING);
    }

    /** Its name where a value is missing; of several words, the first. */
    String label() {
      return name.split(" ", 2)[0].toUpperCase(Locale.ROOT);
    }
  }

  /** A form with its slots; its patterns are made when a text begins as it does. */
  private static final class Form {

    private final String text;
    private final String begins;
    private final List<Slot> slots;
    private final String exact;
    private final String loose;
    private Pattern pattern;

    Form(String text, String begins, List<Slot> slots, String exact, String loose) {
      this.text = text;
      this.begins = begins;
      this.slots = slots;
      this.exact = exact;
      this.loose = loose;
    }

    synchronized boolean matches(String answer) {
      if (!answer.startsWith(begins)) {
        return false;
      }
      if (pattern == null) {
        pattern = Pattern.compile(exact);
      }
      return pattern.matcher(answer).matches();
    }

    /** The form with any texts in its slots. */
    Matcher loosely(String answer) {
      return Pattern.compile(loose).matcher(answer);
    }
  }

  /** Declares the words of a slot; forms that use it come later. */
  public AnswerForms slot(String name, Collection<String> words) {
    return slot(name, words, "");
  }

  /**
   * The same, or what a pattern matches.
   *
   * @param pattern a regular expression without groups that capture; empty for the words alone
   */
  public AnswerForms slot(String name, Collection<String> words, String pattern) {
    List<String> either = new ArrayList<>();
    // Longer words first: one may begin another.
    words.stream()
        .sorted((one, other) -> other.length() - one.length())
        .map(Pattern::quote)
        .forEach(either::add);
    if (!pattern.isEmpty() || either.isEmpty()) {
      either.add(pattern.isEmpty() ? NOTHING : pattern);
    }
    slots.put(name, new Slot(name, new LinkedHashSet<>(words), String.join("|", either)));
    return this;
  }

  /** The same for several of the words, with a text between them. */
  public AnswerForms series(String name, Collection<String> words, String between) {
    slot(name, words);
    String one = "(?:" + slots.get(name).pattern() + ")";
    return slot(name, List.of(), one + "(?:" + Pattern.quote(between) + one + ")*");
  }

  /**
   * Adds the forms of what effects let players pick: ways, cards and players, and ways with them.
   *
   * @param options what effects call their ways
   * @param entities how cards and players are called
   * @param unseen a pattern of those that a player does not know; empty for none
   */
  public AnswerForms picks(Collection<String> options, Collection<String> entities, String unseen) {
    slot("option", options);
    slot("entity", entities, unseen.isEmpty() ? NUMBERED : NUMBERED + "|" + unseen);
    return forms("{option}", "{entity}", "{entity} {option}");
  }

  /** Adds forms; one with a slot that nothing fills is left out. */
  public AnswerForms forms(String... texts) {
    for (String text : texts) {
      Form form = form(text);
      if (form.slots.stream().noneMatch(Slot::isEmpty)) {
        forms.add(form);
      }
    }
    return this;
  }

  /**
   * Adds the ids and words of actions, by their {@link TextForm}. Numbers and constants of enums
   * are slots by the names of their components, unless a slot of that name was declared.
   *
   * @param type a sealed interface of records, or one record
   * @throws IllegalArgumentException if a slot of other values was not declared
   */
  public AnswerForms actions(Class<? extends Action> type) {
    for (Class<?> one : ActionCodec.of(type).records()) {
      for (RecordComponent part : one.getRecordComponents()) {
        if (!slots.containsKey(part.getName())) {
          component(part.getName(), part.getGenericType());
        }
      }
      TextForm form = one.getAnnotation(TextForm.class);
      declared(form.value());
      forms(form.value());
      Arrays.stream(form.words()).forEach(this::declared);
      forms(form.words());
    }
    return this;
  }

  /** Declares the slot of a component whose type says what it holds. */
  private void component(String name, Type type) {
    if (type instanceof Class<?> simple && simple.isEnum()) {
      slot(name, ActionCodec.constants(simple));
    } else if (type == int.class) {
      slot(name, List.of(), WHOLE);
    } else if (type instanceof ParameterizedType list
        && list.getActualTypeArguments()[0] == Integer.class) {
      slot(name, List.of(), WHOLE + "(?:," + WHOLE + ")*");
    }
  }

  private void declared(String text) {
    SLOT.matcher(text)
        .results()
        .filter(slot -> !slots.containsKey(slot.group(1)))
        .forEach(
            slot -> {
              throw new IllegalArgumentException(
                  "slot ("
                      + slot.group(1)
                      + ") of '"
                      + text
                      + "' is not declared. Maybe call slot() before.");
            });
  }

  private Form form(String text) {
    List<Slot> used = new ArrayList<>();
    StringBuilder exact = new StringBuilder();
    StringBuilder loose = new StringBuilder();
    String begins = null;
    Matcher matcher = SLOT.matcher(text);
    int at = 0;
    while (matcher.find()) {
      Slot slot = slots.get(matcher.group(1));
      if (slot == null) {
        continue; // Braces that name no slot are text.
      }
      begins = begins == null ? text.substring(0, matcher.start()) : begins;
      String literal = Pattern.quote(text.substring(at, matcher.start()));
      used.add(slot);
      exact.append(literal).append("(?:").append(slot.pattern()).append(')');
      loose.append(literal).append("(.+?)");
      at = matcher.end();
    }
    String end = Pattern.quote(text.substring(at));
    return new Form(text, begins == null ? text : begins, used, exact + end, loose + end);
  }

  /** True if an option can be called so, perhaps with numbers that tell it from equal ones. */
  public boolean match(String text) {
    String unnumbered = NUMBER.matcher(text).replaceFirst("");
    return Stream.of(text, unnumbered)
        .flatMap(AnswerForms::withoutOneWithin)
        .distinct()
        .anyMatch(one -> forms.stream().anyMatch(form -> form.matches(one)));
  }

  /** A text, and the same without each of the numbers within it: a name may have one of its own. */
  private static Stream<String> withoutOneWithin(String text) {
    return Stream.concat(
        Stream.of(text),
        WITHIN
            .matcher(text)
            .results()
            .map(number -> text.substring(0, number.start()) + text.substring(number.end())));
  }

  /** The answer that a value is, or empty after a report. */
  public Optional<String> read(JsonValue value) {
    Optional<String> text = value.text();
    if (text.isEmpty() || match(text.get())) {
      return text;
    }
    String expected = "the id or words of an option of this game";
    Diagnostic finding = Diagnostic.of(Code.UNKNOWN_ANSWER, value.location(), text.get(), expected);
    String nearest = meant(text.get());
    nearest = nearest == null ? contained(text.get()) : nearest;
    value.report(finding.about(Subject.written(text.get())).meaning(nearest));
    return Optional.empty();
  }

  /**
   * The form whose words are most of a text, in order, those before its first slot and in its
   * slots, with the name of one slot where the text has none of it; null if no form is.
   */
  private String contained(String text) {
    String best = null;
    int most = text.length() / 2;
    for (Form form : forms) {
      List<String> parts = new ArrayList<>();
      int from = text.startsWith(form.begins) ? form.begins.length() : 0;
      int covered = from;
      boolean missing = false;
      for (Slot slot : form.slots) {
        int begin = from;
        String part =
            slot.words().stream()
                .filter(word -> wordAt(text, word, begin) >= 0)
                .max(Comparator.comparingInt(String::length))
                .orElse(null);
        if (part != null) {
          from = wordAt(text, part, begin) + part.length();
          covered += part.length();
        } else if (missing || form.slots.size() == 1 || slot.words().isEmpty()) {
          break;
        }
        missing |= part == null;
        parts.add(part == null ? slot.label() : part);
      }
      if (parts.size() == form.slots.size() && covered > most) {
        most = covered;
        best = filled(form, parts);
      }
    }
    return best;
  }

  /** The place of a word in a text, not within another word; negative if there is none. */
  private static int wordAt(String text, String word, int from) {
    int at = text.indexOf(word, from);
    int end = at + word.length();
    boolean within =
        at > 0 && Character.isLetterOrDigit(text.charAt(at - 1))
            || at >= 0 && end < text.length() && Character.isLetterOrDigit(text.charAt(end));
    return within ? -1 : at;
  }

  /** The answer nearest to a text, also if a number in parentheses follows; null if none is. */
  private String meant(String text) {
    String nearest = nearest(text);
    String bare = BEHIND.matcher(text).replaceFirst("");
    if (nearest != null || bare.equals(text)) {
      return nearest;
    }
    return match(bare) ? bare : nearest(bare);
  }

  /** The answer nearest to a text; null if none is near. */
  String nearest(String text) {
    List<String> candidates = new ArrayList<>();
    List<String> asked = new ArrayList<>();
    Map<String, String> wholes = new TreeMap<>();
    for (Form form : forms) {
      List<String> near = near(form, text);
      wholes(form).forEach(wholes::putIfAbsent);
      candidates.addAll(near);
      if (!form.begins.isEmpty()) {
        asked.addAll(near);
      }
    }
    candidates.addAll(wholes.keySet());
    if (wholes.containsKey(text)) {
      return wholes.get(text);
    }
    String longer = longer(text, asked);
    longer = longer == null ? longer(text, candidates) : longer;
    longer = longer == null ? word(text, candidates) : longer;
    return longer == null ? null : wholes.getOrDefault(longer, longer);
  }

  /** A form with the names of its further slots, by its beginning with a word in the first slot. */
  private Map<String, String> wholes(Form form) {
    Map<String, String> wholes = new TreeMap<>();
    if (form.begins.isEmpty()
        || form.slots.size() < 2
        || form.slots.stream().anyMatch(slot -> slot.words().isEmpty())) {
      return wholes; // People write no numbers of entities.
    }
    List<String> parts = new ArrayList<>(form.slots.stream().map(Slot::label).toList());
    for (String word : form.slots.get(0).words()) {
      parts.set(0, word);
      wholes.put(form.begins + word, filled(form, parts));
    }
    return wholes;
  }

  /**
   * The shortest answer of which a text is the greater part; null if there is none. One of the
   * questions that phases ask comes before what single effects offer.
   */
  private static String longer(String text, Collection<String> candidates) {
    return candidates.stream()
        .filter(one -> one.length() < 2 * text.length() && wordAt(one, text, 0) >= 0)
        .min(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()))
        .orElse(null);
  }

  /** The nearest word; if the text is an id that is a number, or begins so, one of that id. */
  private static String word(String text, Collection<String> words) {
    String id = text.split(" ", 2)[0];
    return Words.nearest(
        text,
        IdHints.isNumbered(id)
            ? words.stream().filter(word -> word.startsWith(id + " ")).toList()
            : words);
  }

  /** All texts of a form with one slot at most; of others those whose slots are mended. */
  private List<String> near(Form form, String text) {
    if (form.slots.isEmpty()) {
      return List.of(form.text);
    }
    List<String> near = new ArrayList<>();
    if (form.slots.size() == 1) {
      form.slots.get(0).words().forEach(word -> near.add(filled(form, List.of(word))));
    }
    Matcher matcher = form.loosely(begun(form, text));
    if (matcher.matches()) {
      List<String> parts = new ArrayList<>();
      for (int i = 0; i < form.slots.size(); i++) {
        Slot slot = form.slots.get(i);
        String part = matcher.group(i + 1);
        parts.add(slot.holds(part) ? part : word(part, slot.words()));
      }
      if (!parts.contains(null)) {
        near.add(filled(form, parts));
      }
    }
    return near;
  }

  /** A text with the first words of a form where its own are near to them. */
  private static String begun(Form form, String text) {
    int end = 0;
    for (int words = form.begins.split(" ").length; words > 0 && end >= 0; words--) {
      end = text.indexOf(' ', end + 1);
    }
    String begins = end < 0 ? text : text.substring(0, end + 1);
    return Words.nearest(begins, List.of(form.begins)) == null
        ? text
        : form.begins + text.substring(begins.length());
  }

  private String filled(Form form, List<String> parts) {
    List<String> left = new ArrayList<>(parts);
    return SLOT.matcher(form.text)
        .replaceAll(
            slot ->
                Matcher.quoteReplacement(
                    slots.containsKey(slot.group(1)) ? left.remove(0) : slot.group()));
  }
}
