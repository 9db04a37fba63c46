package dev.runesheet.game.werewolf.target;

import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.state.Listed;
import dev.runesheet.game.werewolf.state.Mark;
import dev.runesheet.game.werewolf.state.MarkType;
import dev.runesheet.game.werewolf.state.Marks;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Activation;
import java.util.List;

/** The players whom matches and running programs know by words of role texts. */
final class Targets {

  private Targets() {}

  /** The player whom somebody has made his target. */
  static List<Integer> own(MatchContext match, int self) {
    Mark target = Marks.latest(match, MarkType.TARGET, self);
    return target == null
        ? List.of()
        : new TargetTerm.Numbered(target.players(Detail.AT)).players(match, self, null);
  }

  /** The players whom a program has noted for a word. */
  static List<Integer> noted(MatchContext match, Activation run, TargetWord word) {
    return new TargetTerm.Numbered(Listed.numbers(run.word(word.noted()))).players(match, -1, run);
  }

  /** The player who has caused what a program answers. */
  static List<Integer> visitor(MatchContext match, Activation run) {
    int by =
        run.event().attempt() == null ? run.event().getCauser() : run.event().attempt().getActor();
    return by < 0 ? List.of() : new TargetTerm.Numbered(List.of(by)).players(match, -1, run);
  }
}
