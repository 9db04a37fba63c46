package dev.runesheet.game.werewolf;

import dev.runesheet.engine.fact.PureQuestion;
import dev.runesheet.model.question.Asks;
import dev.runesheet.model.question.Cell;
import dev.runesheet.model.question.HitPolicy;
import dev.runesheet.model.question.Question;
import dev.runesheet.model.question.Says;
import dev.runesheet.spelling.Word;
import java.util.Arrays;

/** The number of phases that an attribute lasts beyond the one in which it comes. */
@Question(
    title = "Durations",
    family = "order",
    doc = "how long attributes last that end with a phase",
    rows = HitPolicy.UNIQUE)
public final class Lasting implements PureQuestion {

  /** Durations that end with a phase, as role texts write them behind the tilde. */
  public enum Duration implements Word {
    PHASE("Phase"),
    NEXT_PHASE("NextPhase"),
    NEXT_DAY("NextDay"),
    NEXT_NIGHT("NextNight"),
    OTHER("other");

    private final String word;

    Duration(String word) {
      this.word = word;
    }

    @Override
    public String word() {
      return word;
    }

    static Duration of(String written) {
      return Arrays.stream(values())
          .filter(one -> written.equals("~" + one.word))
          .findFirst()
          .orElse(OTHER);
    }
  }

  private record Case(Duration duration, StepOrder.Sort begun) {}

  private final Case asked;
  private int phases = Phase.NEVER;

  /** The question for a duration as it is written and the phase in which an attribute came. */
  public Lasting(String duration, int since) {
    asked = new Case(Duration.of(duration), StepOrder.Sort.of(since));
  }

  @Override
  public Object asked() {
    return asked;
  }

  @Asks(order = 1, label = "Duration", doc = "As role texts write it.", required = true)
  public Duration getDuration() {
    return asked.duration();
  }

  @Asks(order = 2, label = "Begun by", doc = "When the attribute came. Empty: night or day.")
  public StepOrder.Sort getBegun() {
    return asked.begun();
  }

  @Says(
      order = 1,
      label = "Further phases",
      doc = "How many phases it lasts beyond the one in which it came.",
      required = true)
  public void lasts(@Cell(min = 0, max = 99) int further) {
    phases = further;
  }

  /** The number of phases; {@link Phase#NEVER} if it does not end with a phase. */
  int phases() {
    return phases;
  }
}
