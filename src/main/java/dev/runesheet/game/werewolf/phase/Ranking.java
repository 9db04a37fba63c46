package dev.runesheet.game.werewolf.phase;

import dev.runesheet.game.werewolf.word.RoleGroup;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.question.CaseQuestion;
import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.NeededFor;
import dev.runesheet.spi.question.OutputColumn;
import java.util.Arrays;

/** The order of uses at one step; uses of one rank go by the names of roles, then by chance. */
@DecisionTable(
    title = "Uses",
    family = "order",
    doc =
        "whose abilities go first among those of one step; those of one rank go by their roles' names",
    rows = HitPolicy.UNIQUE)
public final class Ranking extends CaseQuestion<Ranking.Case> {

  /** Teams as the order tells them apart. */
  public enum Side implements Word {
    TOWNSFOLK(RoleGroup.TOWNSFOLK),
    WEREWOLF(RoleGroup.WEREWOLF),
    OTHER(null);

    private final RoleGroup group;

    Side(RoleGroup group) {
      this.group = group;
    }

    static Side of(String team) {
      return Arrays.stream(values())
          .filter(one -> one.group != null && one.group.title().equals(team))
          .findFirst()
          .orElse(OTHER);
    }
  }

  /** The sort of thing that is used. */
  public enum Use implements Word {
    KILLING,
    OTHER
  }

  record Case(Use use, Side side) {}

  private int rank;

  /** The question for killings or other abilities and a team by its name. */
  public Ranking(boolean kills, String team) {
    super(new Case(kills ? Use.KILLING : Use.OTHER, Side.of(team)));
  }

  @InputColumn(order = 1, label = "Ability", doc = "What is used. Empty: any ability.")
  public Use getUse() {
    return asked.use();
  }

  @InputColumn(order = 2, label = "Team", doc = "The team of who uses an ability. Empty: any.")
  public Side getSide() {
    return asked.side();
  }

  @OutputColumn(order = 1, label = "Rank", doc = "Lower numbers go first.", required = true)
  @NeededFor(asked = "use", with = @NeededFor.With(asked = "side"))
  public void ranks(@Cell(min = 1, max = 99) int number) {
    rank = number;
  }

  /** The rank. */
  public int rank() {
    return rank;
  }
}
