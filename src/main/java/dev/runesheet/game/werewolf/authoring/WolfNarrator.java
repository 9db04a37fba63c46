package dev.runesheet.game.werewolf.authoring;

import dev.runesheet.api.Match;
import dev.runesheet.game.werewolf.WolfSetup;
import dev.runesheet.game.werewolf.phase.ActQuestion;
import dev.runesheet.game.werewolf.state.Mark;
import dev.runesheet.game.werewolf.state.MarkType;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.spelling.Possessive;
import dev.runesheet.spi.Happening;
import java.util.ArrayList;
import java.util.List;

/** The narrator of a game for its master: who does what, what each is told, who dies. */
final class WolfNarrator implements Narrator {

  private final Match match;
  private final List<String> names;

  WolfNarrator(Match match) {
    this.match = match;
    this.names = WolfSetup.of(match.setup()).seats().stream().map(WolfSetup.Seat::name).toList();
  }

  @Override
  public List<Told> tell(Happening happening) {
    List<Told> told = new ArrayList<>();
    if (happening instanceof Happening.Answered answer) {
      if (!(answer.option().action() instanceof ActQuestion.Done)) {
        String who = names.get(answer.decision().player());
        told.add(new Told(Kind.ACTION, who + ": " + answer.option().words(), ""));
      }
    } else if (happening instanceof Happening.Appeared appeared) {
      appeared(appeared, told);
    } else if (happening instanceof Happening.Moved moved && moved.entity() < names.size()) {
      told.add(new Told(Kind.CHANGE, names.get(moved.entity()) + " dies", moved.cause().block()));
    } else if (happening instanceof Happening.Attempted attempt && attempt.prevented()) {
      told.add(new Told(Kind.NOTHING, tried(attempt), ""));
    } else if (happening instanceof Happening.Rolled roll) {
      String words = "chance draws " + roll.outcome() + " of " + roll.sides();
      told.add(new Told(Kind.CHANCE, words, ""));
    } else if (happening instanceof Happening.PhaseEnded phase) {
      String next = dev.runesheet.game.werewolf.word.Phase.words(phase.turn() + 1);
      told.add(new Told(Kind.HEADING, next, ""));
    } else if (happening instanceof Happening.MatchEnded end) {
      told.add(new Told(Kind.END, end.reason() + ".", ""));
    }
    return told;
  }

  private String tried(Happening.Attempted attempt) {
    return Possessive.of(name(attempt.actor()))
        + " "
        + attempt.kind()
        + " of "
        + name(attempt.target())
        + " has no effect: "
        + attempt.reason();
  }

  private String name(int entity) {
    return entity >= 0 && entity < names.size() ? names.get(entity) : "the poll";
  }

  private void appeared(Happening.Appeared appeared, List<Told> told) {
    if (match.world().entity(appeared.entity()) instanceof Mark mark) {
      String block = mark.getType() == MarkType.NOTICE ? "" : appeared.cause().block();
      told.add(new Told(Kind.CHANGE, new MarkSentence(names).of(mark), block));
    }
  }
}
