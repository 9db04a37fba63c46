package dev.runesheet.language.active;

import dev.runesheet.document.JsonValue;
import dev.runesheet.language.active.EffectType.Parameter;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The check of effect types by themselves, whether cards use them or not. */
public record EffectTypeCheck(CardWords words, EffectType.File file) {

  /** The fields that say what a type does. */
  private static final List<String> DOING =
      List.of("before", "damage", "then", "effects", "statuses", "if");

  /** Reports what no use of a type could mend, at the type. */
  public void check(Diagnostics findings) {
    roles(findings);
    file.types().values().forEach(type -> fields(type, findings));
    file.types().values().forEach(type -> parameters(type, findings));
    file.types().values().forEach(type -> companions(type, findings));
    file.types().values().forEach(type -> triggers(type, findings));
    file.types().values().forEach(type -> scope(type, findings));
    file.types().values().stream()
        .flatMap(type -> type.params().values().stream())
        .forEach(parameter -> ParameterCheck.check(parameter, words, findings));
    TemplateCheck templates = new TemplateCheck(words, findings);
    templates.check(file);
    for (EffectType type : file.types().values()) {
      if (!templates.check(type) && !isMisspelt(type, findings)) {
        unread(type, findings);
      }
    }
    file.types().values().forEach(type -> given(type, findings));
  }

  /** Checks that conditions of modifiers have a role for each of whom they can ask. */
  private void roles(Diagnostics findings) {
    boolean asked =
        file.types().values().stream()
            .flatMap(type -> type.params().values().stream())
            .anyMatch(parameter -> parameter.type() == EffectType.Kind.CONDITION);
    if (asked && !isWrong("roles", findings)) {
      Stream.of(ModifierCondition.Subject.values())
          .filter(subject -> !file.roles().containsKey(subject))
          .map(subject -> "the field " + Words.quote(subject.name().toLowerCase(Locale.ROOT)))
          .forEach(field -> findings.error(Code.MISSING_FIELD, roles(), "", field));
    }
  }

  /** Checks that the game has a word for the scope that a type has unless a card says another. */
  private void scope(EffectType type, Diagnostics findings) {
    if (isWrong("scopes", findings) || isWrong("suppressed", findings)) {
      return;
    }
    type.places()
        .part("/stays/scope")
        .filter(written -> type.stays().isPresent())
        .ifPresent(
            written ->
                file.lacking(type, type.stays().get().scope())
                    .ifPresent(
                        known ->
                            written.reportingTo(findings).unknownWord(Code.UNKNOWN_TARGET, known)));
  }

  /** True if something is told of a field of the file, or that it is misspelt. */
  private boolean isWrong(String field, Diagnostics findings) {
    JsonValue root = file.attack().document().root();
    return root.field(field)
        .map(block -> findings.areAt(block.location()))
        .orElseGet(() -> findings.misspelt(root.location(), field));
  }

  /** The place of the roles of the file; the file's if they are left out. */
  private SourceLocation roles() {
    JsonValue root = file.attack().document().root();
    return root.field("roles").orElse(root).location();
  }

  /** Checks that a type does something, and that what stands where it can do it. */
  private void fields(EffectType type, Diagnostics findings) {
    boolean early = type.before().isPresent() || type.damage().isPresent();
    boolean none = !early && type.then().isEmpty() && type.effects().isEmpty();
    if (none && !isMisspelt(type, findings)) {
      findings.error(
          Code.TEMPLATE,
          type.places().all(),
          "an effect type that does nothing",
          "one of before, damage, then, effects");
    }
    homes(type, findings);
    type.damage()
        .filter(String::isBlank)
        .ifPresent(any -> empty(type, "damage", "a formula", findings));
    type.test().filter(String::isBlank).ifPresent(any -> empty(type, "if", "a test", findings));
    if (type.says().isBlank()) {
      empty(type, "says", "what it does, in words", findings);
    }
    if (type.effects().isPresent() && type.then().isEmpty()) {
      unasked(type, "effects", "the condition in the effects, or 'then'", findings);
    }
    if (type.damage().filter(formula -> !formula.equals("$total")).isPresent()) {
      unasked(type, "damage", "the condition in lines under 'before', or no 'damage'", findings);
    }
  }

  /** True if a field is told to be misspelt that says what the type does. */
  private static boolean isMisspelt(EffectType type, Diagnostics findings) {
    return DOING.stream().anyMatch(field -> findings.misspelt(type.places().all(), field));
  }

  /** Reports conditions beside what counts without asking for them. */
  private static void unasked(
      EffectType type, String beside, String expected, Diagnostics findings) {
    String found = "'if' beside '" + beside + "', which counts whether it holds or not";
    type.test()
        .ifPresent(any -> findings.error(Code.TEMPLATE, type.places().of("if"), found, expected));
    type.params().values().stream()
        .filter(parameter -> !parameter.tests().isEmpty())
        .map(parameter -> parameter.places().of("if"))
        .forEach(place -> findings.error(Code.TEMPLATE, place, found, expected));
  }

  private static void empty(EffectType type, String field, String expected, Diagnostics findings) {
    findings.error(Code.EMPTY, type.places().of(field), "", expected);
  }

  private void homes(EffectType type, Diagnostics findings) {
    if (findings.areAt(type.places().of("in"))) {
      return; // The home that is meant is unknown.
    }
    if (type.homes().isEmpty()) {
      String expected = Words.oneOf(words.homes());
      empty(type, "in", expected, findings);
      return;
    }
    List<String> ofAttacks = new ArrayList<>();
    type.before().ifPresent(any -> ofAttacks.add("'before'"));
    type.damage().ifPresent(any -> ofAttacks.add("'damage'"));
    home(type, CardWords.ATTACK, ofAttacks, findings);
    type.effects().ifPresent(any -> home(type, CardWords.ABILITY, List.of("'effects'"), findings));
  }

  /** Reports fields that mean something in one home only, where the type does not stand. */
  private static void home(
      EffectType type, String needed, List<String> fields, Diagnostics findings) {
    if (!type.homes().contains(needed) && !fields.isEmpty()) {
      String found = String.join(" and ", fields) + " of what stands in no " + needed;
      String expected = Words.quote(needed) + ", or no " + String.join(" and no ", fields);
      findings.error(Code.TEMPLATE, type.places().of("in"), found, expected);
    }
  }

  private void parameters(EffectType type, Diagnostics findings) {
    ParameterReader reader = new ParameterReader(new EffectTypes(words, file, Set.of()));
    type.params()
        .forEach(
            (name, parameter) -> {
              if (parameter.hasNoNumber()) {
                findings.error(
                    Code.OUT_OF_RANGE,
                    parameter.places().of("min"),
                    "" + parameter.min().get(),
                    "at most " + parameter.max().get() + ", as 'max' says");
              } else if (!findings.misspelt(parameter.places().all(), "words")
                  && !findings.areAt(parameter.places().of("words"))) {
                parameter.otherwise().ifPresent(value -> reader.value(parameter, value));
              }
            });
  }

  /** Checks that effects and statuses are looked at when the language knows it. */
  private void triggers(EffectType type, Diagnostics findings) {
    List<String> known = words.triggers();
    Stream.of(type.effects(), type.statuses())
        .flatMap(Optional::stream)
        .flatMap(TemplateCheck::entries)
        .flatMap(entry -> entry.at("/trigger").stream())
        .filter(word -> !word.node().asText().contains("$"))
        .map(word -> word.reportingTo(findings))
        .filter(word -> !known.contains(word.node().asText()))
        .forEach(word -> word.unknownWord(Code.UNKNOWN_TRIGGER, known));
  }

  /** Checks that a status whose name has a card's words in it is one of the types'. */
  private void given(EffectType type, Diagnostics findings) {
    Set<String> known = new TreeSet<>();
    file.types().values().stream()
        .flatMap(one -> one.statuses().stream())
        .forEach(all -> all.node().fieldNames().forEachRemaining(known::add));
    Stream.of(type.before(), type.then())
        .flatMap(Optional::stream)
        .flatMap(EffectTypeCheck::within)
        .flatMap(line -> line.at("/effect").stream())
        .map(name -> name.reportingTo(findings))
        .filter(name -> name.node().asText().contains("$"))
        .filter(name -> Template.only(name.node()).isEmpty())
        .filter(name -> !known.contains(name.node().asText()))
        .filter(name -> !findings.areAt(name.location())) // Of a place that nothing fills.
        .forEach(name -> name.unknownWord(Code.UNKNOWN_REFERENCE, known));
  }

  private static Stream<JsonValue> within(JsonValue lines) {
    return Stream.concat(
        Stream.of(lines), TemplateCheck.entries(lines).flatMap(EffectTypeCheck::within));
  }

  /** Checks that words which need a word of another parameter name words that there are. */
  private void companions(EffectType type, Diagnostics findings) {
    for (Parameter parameter : type.params().values()) {
      SourceLocation place = parameter.places().of("goes with");
      parameter
          .goesWith()
          .forEach(
              (word, others) -> {
                others.forEach(
                    (name, needed) -> {
                      Parameter other = type.params().get(name);
                      if (other == null) {
                        findings.unknownWord(
                            Code.UNKNOWN_REFERENCE, place, name, type.params().keySet());
                      } else if (!words.choices(other).contains(needed)) {
                        List<String> choices = words.choices(other);
                        findings.unknownWord(Code.UNKNOWN_WORD, place, needed, choices);
                      }
                    });
              });
    }
  }

  /** Warns of parameters that change nothing; only a text can be a note. */
  private static void unread(EffectType type, Diagnostics findings) {
    Set<String> used = type.usedPlaces();
    type.params()
        .forEach(
            (name, parameter) -> {
              boolean note = parameter.type() == EffectType.Kind.TEXT;
              if (!used.contains(name) && !note && parameter.tests().isEmpty()) {
                findings.add(
                    Diagnostic.about(
                        Code.UNUSED,
                        parameter.places().all(),
                        "parameter",
                        name,
                        "a template with $" + name));
              }
            });
  }
}
