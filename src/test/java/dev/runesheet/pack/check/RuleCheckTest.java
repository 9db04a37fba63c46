package dev.runesheet.pack.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.rules.RuleText;
import dev.runesheet.engine.verb.Draw;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.Packs;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.ActionCodec;
import dev.runesheet.spi.fact.EffectDefinition;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checking rules tells the same as compiling all of them. */
@Tag("thorough")
class RuleCheckTest {

  private static final String GAME = "math-battle";

  private final Diagnostics findings = new Diagnostics();

  static Stream<String> games() {
    return Packs.games().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theWordsAreThoseOfAllRules(String game) {
    BuiltPack built = built(game);
    RuleBook book = Packs.compile(built, findings);
    RuleWords words = RuleCheck.check(built, findings).orElseThrow();
    assertThat(findings.all()).isEmpty();
    assertThat(words.effectIds()).containsExactlyInAnyOrderElementsOf(book.effectIds());
    Set<String> owners =
        book.effects().stream().map(EffectDefinition::owner).collect(Collectors.toSet());
    for (String owner : owners) {
      assertThat(words.abilityNames(owner)).isEqualTo(book.abilityNames(owner));
    }
  }

  @Test
  void aGeneratedRuleThatDroolsRefusesIsFoundAsItWouldBeAmongAll() {
    BuiltPack built = built(GAME);
    List<RuleSource> rules = new ArrayList<>(built.rules());
    RuleSource file = effects(rules);
    int last = file.rules().size() - 1;
    rules.set(rules.indexOf(file), with(file, last, "perform(", "performed("));
    BuiltPack broken = new BuiltPack(GAME, rules, built.notes(), built.catalog(), built.content());
    assertThat(RuleCheck.check(broken, findings)).isEmpty();
    Diagnostics whole = new Diagnostics();
    assertThat(Packs.compile(broken, whole)).isNull();
    assertThat(findings.all()).isEqualTo(whole.all()).isNotEmpty();
    assertThat(findings.all()).extracting(Diagnostic::code).containsOnly(Code.DRL);
  }

  @Test
  void twoRulesOfOneNameAreFound() {
    BuiltPack built = built(GAME);
    List<RuleSource> rules = new ArrayList<>(built.rules());
    RuleSource file = effects(rules);
    List<RuleText> twice = new ArrayList<>(file.rules());
    twice.add(file.rules().get(1));
    rules.set(rules.indexOf(file), new RuleSource(file.name(), file.head(), twice));
    RuleCheck.check(
        new BuiltPack(GAME, rules, built.notes(), built.catalog(), built.content()), findings);
    assertThat(findings.all()).extracting(Diagnostic::code).containsOnly(Code.DRL);
  }

  /** Two rows that answer for the same effects: no single source is wrong. */
  @Test
  void rulesThatCannotBePutTogetherAreAFinding() {
    BuiltPack built = built("queens-blood");
    List<RuleSource> rules = new ArrayList<>(built.rules());
    for (String name : List.of("a", "b")) {
      String drl =
          """
          package rules.test;
          import dev.runesheet.spi.fact.StackingRequest;
          rule "%s" when $s : StackingRequest() then $s.decide("additive"); end
          """;
      rules.add(new RuleSource(name + ".drl", drl.formatted(name)));
    }
    BuiltPack unfit =
        new BuiltPack("queens-blood", rules, built.notes(), built.catalog(), built.content());
    assertThat(RuleCheck.check(unfit, findings)).isEmpty();
    assertThat(findings.all()).extracting(Diagnostic::code).containsExactly(Code.RULES_UNFIT);
  }

  @Test
  void aScopeThatTheGameHasNotIsToldAtItsLineAloneAmongThoseThatItHas() {
    check(ofGroups("alies", "allies", "alies"));
    assertThat(findings.all())
        .extracting(Diagnostic::toString)
        .satisfiesExactly(
            one -> assertThat(one).startsWith("x.src:1:").contains("RS014", "mean 'allies'"),
            one -> assertThat(one).startsWith("x.src:3:").contains("'alies'"));
  }

  @Test
  void aScopeOfAZoneThatTheGameHasNotIsToldAtTheCallOfTheVerbThatLooksThere() {
    VerbSpec draw = VerbCatalog.of(List.of(Draw.class)).get("draw");
    Step draws =
        Step.Do.of(
            draw,
            line(4),
            Selector.Role.OWNER,
            Value.of(1),
            new Argument.Word("deck"),
            new Argument.Word("hand"));
    check(effect(List.of(draws)));
    assertThat(findings.all())
        .extracting(Diagnostic::toString)
        .satisfiesExactly(
            one -> assertThat(one).startsWith("x.src:4:").contains("RS014", "'own deck'", "'draw'"),
            one -> assertThat(one).startsWith("x.src:4:").contains("'own hand'", "register"));
  }

  /** Checks a game's rules with an effect instead of its own ones. */
  private void check(Effect effect) {
    PackContent.Group lines = new PackContent.Group("rules.x", "x.src", List.of(effect));
    PackContent whole = built(GAME).content();
    PackContent content = new PackContent(List.of(lines), whole.tables(), whole.catalog());
    BuiltPack built = PackBuilder.build(GAME, content, Packs.files(GAME, Path.of("")));
    assertThat(RuleCheck.check(built, findings)).isPresent();
  }

  /** An effect with a loop over each scope, the last one only counted, each on a line. */
  private static Effect ofGroups(String each, String known, String counted) {
    Value count = new Value.Count(new Selector.Group(counted, List.of()));
    List<Step> steps =
        List.of(
            new Step.ForEach(new Selector.Group(each, List.of()), List.of(), line(1)),
            new Step.ForEach(new Selector.Group(known, List.of()), List.of(), line(2)),
            new Step.Repeat(count, List.of(), line(3)));
    return effect(steps);
  }

  private static Effect effect(List<Step> steps) {
    return Effect.program(
        "mode/x", "X", "mode", Trigger.own("turn starts"), new Body.Program(steps), line(1));
  }

  private static SourceLocation line(int line) {
    return SourceLocation.line("x.src", line, 1);
  }

  /** An action without a text form, of a question that a game's class registers. */
  private record Formless() implements Action {}

  @Test
  void anActionWithoutATextFormIsToldOfItsClass() {
    try {
      ActionCodec.of(Formless.class);
    } catch (IllegalArgumentException unfit) {
      Packs.report(unfit, GAME, findings);
    }
    assertThat(findings.all())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.code()).isEqualTo(Code.RULES_UNFIT);
              assertThat(one.location()).hasToString(Formless.class.getName());
              assertThat(one.found()).endsWith("Maybe add @TextForm.");
            });
  }

  private static RuleSource effects(List<RuleSource> rules) {
    return rules.stream()
        .filter(file -> file.rules().size() > 1)
        .filter(file -> file.rules().stream().allMatch(rule -> rule.text().contains("perform(")))
        .findFirst()
        .orElseThrow();
  }

  private static RuleSource with(RuleSource file, int at, String text, String instead) {
    List<RuleText> rules = new ArrayList<>(file.rules());
    RuleText rule = rules.get(at);
    assertThat(rule.text()).contains(text);
    rules.set(at, new RuleText(rule.name(), rule.comment(), rule.text().replace(text, instead)));
    return new RuleSource(file.name(), file.head(), rules);
  }

  private BuiltPack built(String game) {
    return PackBuilder.build(Packs.find(game), Packs.files(game, Path.of("")), findings);
  }
}
