package dev.runesheet.pack;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.NullNode;
import dev.runesheet.ShippedFiles;
import dev.runesheet.engine.verb.AddStat;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Duration;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.pack.file.PackFiles;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** A pack whose code makes effects that cannot be is told where they were written. */
class OwnEffectMistakesTest {

  private static final VerbSpec ADD = VerbCatalog.of(List.of(AddStat.class)).get("add-stat");
  private static final Selector.Role SELF = Selector.Role.SELF;
  private static final Argument GLOW = new Argument.Word("glow");

  /** A game that reads one effect. */
  private record Odd(Supplier<Effect> effect) implements AuthoringPack {
    @Override
    public String game() {
      return "made-up";
    }

    @Override
    public List<Class<?>> verbs() {
      return List.of(AddStat.class);
    }

    @Override
    public PackContent read(PackFiles files, Diagnostics findings) {
      PackContent.Group group = new PackContent.Group("rules.x", "x", List.of(effect.get()));
      return new PackContent(List.of(group), List.of(), NullNode.getInstance());
    }
  }

  private static List<String> told(Supplier<Effect> effect) {
    Diagnostics findings = new Diagnostics();
    assertThat(PackBuilder.read(new Odd(effect), ShippedFiles.ALL, findings)).isNull();
    return findings.all().stream().map(Diagnostic::toString).toList();
  }

  private static Effect effect(Trigger trigger, Body body) {
    return new Effect(
        "a/b",
        "b",
        "a",
        trigger,
        body,
        0,
        Duration.WHILE_IN_PLAY,
        Stacking.ADDITIVE,
        SourceLocation.line("x.src", 1, 1));
  }

  private static Effect program(Argument... arguments) {
    Step step = Step.Do.of(ADD, SourceLocation.line("x.src", 2, 3), arguments);
    return effect(Trigger.own("dusk"), new Body.Program(List.of(step)));
  }

  @Test
  void aContinuousEffectThatAnswersAnEventIsToldAtTheEffect() {
    Body change = new Body.Modify("glow", "glow", Body.Layer.ADD, 1, "allies");
    assertThat(told(() -> effect(Trigger.own("dusk"), change)))
        .singleElement()
        .asString()
        .startsWith("x.src:1:1: error RS130")
        .contains("effect (a/b) is continuous and answers dusk");
  }

  @Test
  void moreArgumentsThanTheVerbHasAreToldAtTheLine() {
    assertThat(told(() -> program(SELF, GLOW, Value.of(1), Value.of(2))))
        .singleElement()
        .asString()
        .startsWith("x.src:2:3: error RS130")
        .contains("4 arguments of verb (add-stat), which has 3");
  }

  @Test
  void eachArgumentThatIsMissingOrOfAnotherTypeIsToldAtTheLine() {
    assertThat(told(() -> program(SELF, Value.of(2))))
        .satisfiesExactly(
            one ->
                assertThat(one)
                    .startsWith("x.src:2:3: error RS005")
                    .endsWith("found 'stat' of 'add-stat': 2, expected word"),
            one ->
                assertThat(one)
                    .startsWith("x.src:2:3: error RS006")
                    .endsWith("expected 'delta' of 'add-stat', of type number"));
  }
}
