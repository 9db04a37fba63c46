package dev.runesheet.game.werewolf.state;

import dev.runesheet.game.werewolf.word.Daytime;
import dev.runesheet.game.werewolf.word.Duration;
import dev.runesheet.game.werewolf.word.Phase;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.question.CaseQuestion;
import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.OutputColumn;
import java.util.Arrays;
import java.util.Optional;

/** The number of phases that an attribute lasts beyond the one in which it comes. */
@DecisionTable(
    title = "Durations",
    family = "order",
    doc = "how long attributes last that end with a phase",
    rows = HitPolicy.COMPLETE)
public final class Lasting extends CaseQuestion<Lasting.Case> {

  /** Durations that end with a phase, as role texts write them behind the tilde. */
  public enum Ending implements Word {
    PHASE(Duration.PHASE),
    NEXT_PHASE(Duration.NEXT_PHASE),
    NEXT_DAY(Duration.NEXT_DAY),
    NEXT_NIGHT(Duration.NEXT_NIGHT);

    private final Duration duration;

    Ending(Duration duration) {
      this.duration = duration;
    }

    @Override
    public String word() {
      return duration.title();
    }

    /** The same duration; empty if it does not end with a phase. */
    static Optional<Ending> of(Duration duration) {
      return Arrays.stream(values()).filter(one -> one.duration == duration).findFirst();
    }
  }

  record Case(Ending duration, Daytime begun) {}

  private int phases = Phase.NEVER;

  /** The question for a duration and the phase in which an attribute came. */
  public Lasting(Ending duration, int since) {
    super(new Case(duration, Phase.daytime(since)));
  }

  @InputColumn(order = 1, label = "Duration", doc = "As role texts write it.", required = true)
  public Ending getDuration() {
    return asked.duration();
  }

  @InputColumn(order = 2, label = "Begun by", doc = "When the attribute came. Empty: night or day.")
  public Daytime getBegun() {
    return asked.begun();
  }

  @OutputColumn(
      order = 1,
      label = "Further phases",
      doc = "How many phases it lasts beyond the one in which it came.",
      required = true)
  public void lasts(@Cell(min = 0, max = 99) int further) {
    phases = further;
  }

  /** The number of phases; {@link Phase#NEVER} if no row says it, which checks refuse. */
  int phases() {
    return phases;
  }
}
