package dev.runesheet.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.engine.testgame.Steps;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Where the steps of a branch, loop or choice end is told: other programs have other sentences. */
@Tag("thorough")
class NestedStepsTest {

  private static final int PROGRAMS = 15_000;

  @Test
  void differentProgramsHaveDifferentSentences() {
    Random random = new Random(11);
    Map<String, String> bySentence = new HashMap<>();
    for (int i = 0; i < PROGRAMS; i++) {
      Program program = new Program(random);
      List<Step> steps = program.steps(3);
      String sentence = new Step.Repeat(Value.of(2), steps, SourceLocation.NONE).sentence();
      String other = bySentence.putIfAbsent(sentence, program.form.toString());
      assertThat(other == null ? program.form.toString() : other)
          .as(sentence)
          .isEqualTo(program.form.toString());
    }
    assertThat(bySentence).hasSizeGreaterThan(PROGRAMS / 10);
  }

  private static String said(Step... steps) {
    return new Step.InTurn(Steps.group("allies"), List.of(steps), SourceLocation.NONE).sentence();
  }

  private static Step.If when(Condition condition, Step... then) {
    return new Step.If(condition, List.of(then), List.of(), SourceLocation.NONE);
  }

  @Test
  void aConditionIsSaidAgainWhereItMayNotHoldAnyMore() {
    Condition strong = Steps.above(Steps.stat(Steps.SELF, "power"), 3);
    Step pays = Steps.gain("power", -2);
    Step gains = Steps.gain("gold", 1);
    assertThat(said(when(strong, pays, when(strong, gains))))
        .isNotEqualTo(said(when(strong, pays, gains)));
    Step often = new Step.Repeat(Value.of(2), List.of(when(strong, gains)), SourceLocation.NONE);
    Step always = new Step.Repeat(Value.of(2), List.of(gains), SourceLocation.NONE);
    assertThat(said(when(strong, often))).isNotEqualTo(said(when(strong, always)));
    assertThat(said(when(strong, when(strong, gains)))).isEqualTo(said(when(strong, gains)));
  }

  @Test
  void eachCoinIsSaid() {
    Condition heads = Steps.above(new Value.Heads(Value.of(1)), 0);
    Step gains = Steps.gain("gold", 1);
    assertThat(said(when(heads, when(heads, gains)))).isNotEqualTo(said(when(heads, gains)));
  }

  /**
   * Random steps whose numbers say in which order they are written, and nothing of their nesting.
   */
  private static final class Program {

    private final Random random;
    private final StringBuilder form = new StringBuilder();
    private int written;

    Program(Random random) {
      this.random = random;
    }

    private List<Step> steps(int depth) {
      List<Step> steps = new ArrayList<>();
      form.append('[');
      for (int i = random.nextInt(2); i >= 0; i--) {
        steps.add(step(depth));
      }
      form.append(']');
      return steps;
    }

    private Step step(int depth) {
      int kind = depth == 0 ? 0 : random.nextInt(8);
      form.append(kind);
      written++;
      return switch (kind) {
        case 1 -> new Step.If(condition(), steps(depth - 1), List.of(), SourceLocation.NONE);
        case 2 -> new Step.If(condition(), steps(depth - 1), steps(depth - 1), SourceLocation.NONE);
        case 3 -> new Step.Repeat(Value.of(3), steps(depth - 1), SourceLocation.NONE);
        case 4 -> Steps.mayChoose(new Step.Branch("", steps(depth - 1)));
        case 5 ->
            Steps.choose(
                new Step.Branch("a", steps(depth - 1)), new Step.Branch("b", steps(depth - 1)));
        case 6 -> new Step.InTurn(Steps.group("allies"), steps(depth - 1), SourceLocation.NONE);
        case 7 -> new Step.Draw(Steps.group("allies"), steps(depth - 1), SourceLocation.NONE);
        default -> Steps.gain("power", written);
      };
    }

    private Condition condition() {
      return Steps.above(Steps.stat(Steps.SELF, "power"), written);
    }
  }
}
