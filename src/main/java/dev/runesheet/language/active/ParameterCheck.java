package dev.runesheet.language.active;

import dev.runesheet.document.JsonValue;
import dev.runesheet.language.active.EffectType.Kind;
import dev.runesheet.language.active.EffectType.Parameter;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The check that a parameter says only what its type lets it say, of values that it can have. */
final class ParameterCheck {

  private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]{0,8})");
  private static final Pattern DECIMAL = Pattern.compile(NUMBER + "(\\.[0-9]{0,8}[1-9])?");
  private static final Pattern FLAG = Pattern.compile("true|false");
  private static final String WORDS = "words";

  /** The maps of a parameter by its values. */
  private static final List<String> BY_VALUE = List.of("if", "goes with", "says");

  /** The fields that mean something for some types only. */
  private static final Set<Kind> NUMBERS = EnumSet.of(Kind.NUMBER, Kind.DECIMAL);

  private static final Map<String, Set<Kind>> FIELDS =
      Map.of(
          "min",
          NUMBERS,
          "max",
          NUMBERS,
          WORDS,
          EnumSet.of(Kind.CHOICE, Kind.MODIFIED),
          "join",
          EnumSet.of(Kind.CARD_NAMES),
          "as",
          EnumSet.complementOf(EnumSet.of(Kind.EFFECTS)));

  private final Parameter parameter;
  private final List<String> choices;
  private final Diagnostics findings;

  private ParameterCheck(Parameter parameter, CardWords words, Diagnostics findings) {
    this.parameter = parameter;
    this.choices = words.choices(parameter);
    this.findings = findings;
  }

  /** Reports what a parameter cannot say. */
  static void check(Parameter parameter, CardWords words, Diagnostics findings) {
    ParameterCheck check = new ParameterCheck(parameter, words, findings);
    if (!findings.areAt(parameter.places().all())) { // Its type or words may be what is wrong.
      check.fields();
      check.words();
    }
  }

  private void fields() {
    FIELDS.keySet().stream()
        .sorted()
        .filter(field -> !FIELDS.get(field).contains(parameter.type()))
        .flatMap(field -> parameter.places().part("/" + field).stream())
        .forEach(
            value -> {
              String field = Words.quote(value.pointer().substring(place().length()));
              String found = field + " of " + kind();
              value.reportingTo(findings).error(Code.TEMPLATE, found, "no " + field);
            });
    if (FIELDS.get(WORDS).contains(parameter.type()) && parameter.words().isEmpty()) {
      String found = kind() + " without words";
      findings.error(Code.EMPTY, parameter.places().of(WORDS), found, "one word or more");
    }
  }

  private String place() {
    return parameter.places().part("").map(JsonValue::pointer).orElse("") + "/";
  }

  private String kind() {
    return "a parameter of the type " + Words.quote(parameter.takes());
  }

  /** Reports values that it cannot have; a word that others write otherwise is told once. */
  private void words() {
    Optional<String> odd = parameter.words().keySet().stream().filter(this::isOdd).findFirst();
    if (odd.isPresent()) {
      unknown(entry(WORDS, odd.get()), odd.get(), List.of(meant(odd.get()).orElseThrow()));
      return;
    }
    for (String field : BY_VALUE) {
      for (String value : values(field)) {
        if (!canBe(field, value)) {
          List<String> valid = new ArrayList<>(values());
          valid.addAll(special(field));
          unknown(entry(field, value), value, valid);
        }
      }
    }
  }

  /** True if a word stands nowhere else, but one that it may be meant to be in several places. */
  private boolean isOdd(String word) {
    return uses(word) == 0 && meant(word).filter(other -> uses(other) > 1).isPresent();
  }

  /** The word like another that stands elsewhere and is none. */
  private Optional<String> meant(String word) {
    List<String> others = new ArrayList<>();
    BY_VALUE.forEach(
        field -> values(field).stream().filter(one -> !canBe(field, one)).forEach(others::add));
    return Optional.ofNullable(Words.nearest(word, others));
  }

  private long uses(String word) {
    boolean usual =
        parameter.otherwise().filter(one -> one.node().asText().equals(word)).isPresent();
    return BY_VALUE.stream().filter(field -> values(field).contains(word)).count()
        + (usual ? 1 : 0);
  }

  private Collection<String> values(String field) {
    return switch (field) {
      case "if" -> parameter.tests().keySet();
      case "goes with" -> parameter.goesWith().keySet();
      default -> parameter.says().keySet();
    };
  }

  private JsonValue entry(String field, String value) {
    return Origins.field(Origins.field(parameter.places().part("").orElseThrow(), field), value);
  }

  private boolean canBe(String field, String value) {
    return special(field).contains(value) || isValue(value);
  }

  /** The keys that stand for values in words for players. */
  private List<String> special(String field) {
    if (!field.equals("says")) {
      return List.of();
    }
    boolean nothing =
        parameter.absent().isPresent()
            || parameter.otherwise().filter(one -> one.node().isArray()).isPresent();
    return nothing ? List.of(EffectText.ANY, EffectText.NONE) : List.of(EffectText.ANY);
  }

  private boolean isValue(String value) {
    return switch (parameter.type()) {
      case NUMBER -> NUMBER.matcher(value).matches() && isWithin(value);
      case DECIMAL -> DECIMAL.matcher(value).matches() && isWithin(value);
      case FLAG -> FLAG.matcher(value).matches();
      case TEXT, CARD_NAME, CONDITION -> true;
      case CARD_NAMES, EFFECTS -> false;
      default -> choices.contains(value);
    };
  }

  private boolean isWithin(String number) {
    double value = Double.parseDouble(number);
    return value >= parameter.least() && value <= parameter.most();
  }

  private String number() {
    String what = parameter.type() == Kind.NUMBER ? "a whole number" : "a number";
    String least = parameter.min().map(min -> " from " + min).orElse("");
    String to = least.isEmpty() ? " up to " : " to ";
    return what + least + parameter.max().map(max -> to + max).orElse("");
  }

  /** The values that it can have, as far as there are few. */
  private List<String> values() {
    return parameter.type() == Kind.FLAG ? List.of("true", "false") : choices;
  }

  private void unknown(JsonValue at, String value, List<String> valid) {
    if (NUMBERS.contains(parameter.type())) {
      String more = valid.isEmpty() ? "" : ", or " + Words.oneOf(valid);
      findings.add(
          Diagnostic.about(Code.UNKNOWN_WORD, at.location(), value, number() + more)
              .meaning(Words.nearest(value, valid)));
    } else if (valid.isEmpty()) {
      String found = Words.quote(value) + " of " + kind();
      findings.error(Code.UNKNOWN_WORD, at.location(), found, "a value that it can have");
    } else {
      findings.unknownWord(Code.UNKNOWN_WORD, at.location(), value, valid);
    }
  }
}
