package dev.runesheet.game.declared.authoring.declaration;

import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.DisplayName;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.schema.shape.Shape;
import dev.runesheet.schema.shape.Shapes;
import dev.runesheet.spelling.Blanks;
import dev.runesheet.spelling.Excerpt;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The forms of names and keys that an author of a declared game makes up. */
final class NameForms {

  private static final Pattern PLAIN = Pattern.compile("[a-z][a-z0-9-]*( [a-z][a-z0-9-]*)*");

  private static final Pattern WHOLE = Pattern.compile("0|-?[1-9][0-9]{0,8}");

  /** Words that formulas read otherwise than as a part of a name, besides dice. */
  static final List<String> OF_FORMULAS =
      List.of(
          "of",
          "and",
          "or",
          "not",
          "is",
          "count",
          "total",
          "largest",
          "smallest",
          "event",
          "min",
          "max",
          "heads",
          "before",
          "tails",
          "kind",
          "zone",
          "card",
          "name");

  /** The same, and dice, which are written d6. */
  private static final Pattern KEYWORD =
      Pattern.compile(String.join("|", OF_FORMULAS) + "|d(0|[1-9][0-9]*)");

  /** The most characters that the words of a way can have. */
  static final int LONGEST_WAY = ProcedureWords.LONGEST;

  /** The fields that a line which runs a procedure has anyway, or that begin other lines. */
  private static final Set<String> FIELDS_OF_LINES = fieldsOfLines();

  private static final String TURN = "turn number";

  private NameForms() {}

  private static Set<String> fieldsOfLines() {
    Map<String, Shape.Structure> lines = ((Shape.Choice) Shapes.of(Op.class)).cases();
    Set<String> fields = new HashSet<>(lines.keySet());
    lines.get(Op.Run.NAME).fields().forEach(field -> fields.add(field.name()));
    return fields;
  }

  /** A name for people, of which something must be seen. */
  static Optional<String> title(JsonValue value) {
    Optional<String> text = value.plainText();
    if (text.filter(Blanks::areAll).isPresent()) {
      value.error(Code.EMPTY, "", "a name");
      return Optional.empty();
    }
    return text;
  }

  /** The text of a way's option, which also stands within the sentence of its effect. */
  static Optional<String> way(JsonValue value) {
    Optional<String> text = value.text();
    if (text.isEmpty()) {
      return text;
    }
    Diagnostics found = new Diagnostics();
    boolean plain = DisplayName.check(text.get(), value.location(), found);
    found.all().forEach(value::report);
    int length = text.get().length();
    if (plain && length > LONGEST_WAY) {
      value.error(Code.TOO_LARGE, length + " characters", "at most " + LONGEST_WAY);
    }
    return plain && length <= LONGEST_WAY ? text : Optional.empty();
  }

  /** A whole number that is the key of an entry, as numbers are written. */
  static Optional<String> whole(JsonValue value) {
    Optional<String> text = value.text();
    boolean plain = text.isPresent() && WHOLE.matcher(text.get()).matches();
    if (text.isPresent() && !plain) {
      value.wrong(Code.WRONG_TYPE, "a whole number, such as 0 or 1");
    }
    return plain ? text : Optional.empty();
  }

  /** A parameter of a procedure, which lines that run it write as a field. */
  static Optional<String> parameter(JsonValue value) {
    Optional<String> name = value.text();
    name.filter(one -> !isParameter(one))
        .ifPresent(
            one ->
                value.report(
                    value
                        .refused(Code.NAME_NOT_PLAIN, unlike(one))
                        .meaning(
                            Optional.of(plain(one).replace(' ', '-'))
                                .filter(NameForms::isParameter)
                                .orElse(null))));
    return name.filter(NameForms::isParameter);
  }

  private static String unlike(String parameter) {
    return FIELDS_OF_LINES.contains(parameter)
        ? "a word that neither begins a line nor stands beside 'run'"
        : "a single word of small letters, digits and - that begins with a letter";
  }

  /** The name in small letters that one with capitals or underscores may mean. */
  private static String plain(String name) {
    return name.strip().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static boolean isParameter(String name) {
    return isPlain(name, false) && !name.contains(" ") && !FIELDS_OF_LINES.contains(name);
  }

  /**
   * A name in plain small letters.
   *
   * @param inFormulas whether formulas name it, so that it has none of their words
   */
  static Optional<String> name(JsonValue value, boolean inFormulas) {
    Optional<String> text = value.text();
    boolean plain = text.isPresent() && isPlain(text.get(), inFormulas);
    if (text.isPresent() && !plain) {
      String small = plain(text.get());
      String words = "words of small letters, digits and - that each begin with a letter";
      value.report(
          value
              .refused(Code.NAME_NOT_PLAIN, words + besides(text.get(), inFormulas))
              .meaning(isPlain(small, inFormulas) ? small : null));
    }
    return plain ? text : Optional.empty();
  }

  /** The words of formulas that a name must not have, or which of its words is no plain one. */
  private static String besides(String text, boolean inFormulas) {
    Optional<String> taken = inFormulas ? ofFormulas(text) : Optional.empty();
    String none = ", none of them a word of formulas such as '" + taken.orElse("of' or 'd6") + "'";
    String odd = taken.isPresent() ? "" : odd(text);
    String unlike = odd.isEmpty() ? "" : ", unlike " + Words.quote(Excerpt.of(odd));
    return unlike + (inFormulas ? none : "");
  }

  /** The only word among several that is no plain one; empty if there is none. */
  private static String odd(String text) {
    List<String> odd =
        Stream.of(text.strip().split(" +")).filter(word -> !PLAIN.matcher(word).matches()).toList();
    return odd.size() == 1 && !odd.get(0).equals(text) ? odd.get(0) : "";
  }

  private static boolean isPlain(String text, boolean inFormulas) {
    return PLAIN.matcher(text).matches() && !(inFormulas && ofFormulas(text).isPresent());
  }

  /** The part of a name that formulas would read otherwise; empty if it can stand in them. */
  private static Optional<String> ofFormulas(String text) {
    return text.equals(TURN)
        ? Optional.of(TURN)
        : Stream.of(text.split(" ")).filter(word -> KEYWORD.matcher(word).matches()).findFirst();
  }
}
