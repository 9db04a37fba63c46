package dev.runesheet.pack.tool;

import dev.runesheet.api.Match;
import dev.runesheet.spelling.Capital;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.why.StepWords;
import java.util.List;

/**
 * The narrator of games that have none of their own: answers, numbers and zones that change, what
 * is rolled for all to see, and the end.
 */
record UsualNarrator(Match match, List<String> players) implements Narrator {

  @Override
  public List<Told> tell(Happening happening) {
    if (happening instanceof Happening.Answered answer) {
      String who = players.get(answer.decision().player());
      return told(Kind.ACTION, who + ": " + answer.option().words(), "");
    }
    if (happening instanceof Happening.StatChanged change) {
      return told(Kind.CHANGE, words(change), change.cause().block());
    }
    if (happening instanceof Happening.Moved move) {
      boolean goes = !move.zone().equals(move.fromZone());
      return goes ? told(Kind.CHANGE, words(move), move.cause().block()) : List.of();
    }
    if (happening instanceof Happening.Rolled roll) {
      return roll.open() ? told(Kind.CHANCE, Capital.first(words(roll)), "") : List.of();
    }
    return happening instanceof Happening.MatchEnded
        ? told(Kind.END, Capital.first(words(happening)) + ".", "")
        : List.of();
  }

  private String words(Happening happening) {
    return StepWords.of(match, Entity::getName).happening(happening);
  }

  private static List<Told> told(Kind kind, String words, String block) {
    return List.of(new Told(kind, words, block));
  }
}
