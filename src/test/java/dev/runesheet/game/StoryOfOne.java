package dev.runesheet.game;

import dev.runesheet.api.Match;
import dev.runesheet.pack.tool.AnswersInSight;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.spi.Happening;
import java.util.ArrayList;
import java.util.List;

/** The story of a match as one of its players is told it. */
public final class StoryOfOne {

  private final Match match;
  private final Narrator narrator;
  private final AnswersInSight<List<Narrator.Told>> answers;
  private int told;

  /** The story from now on. */
  public StoryOfOne(Match match, GameTools tools, int player) {
    this.match = match;
    this.narrator = tools.narrator(match, List.of(player));
    this.answers = new AnswersInSight<>(match, tools, player);
  }

  /** The lines since the last time: to be called after each answer. */
  public List<Narrator.Told> goOn() {
    List<Narrator.Told> lines = new ArrayList<>();
    answers.goOn().forEach(answer -> lines.addAll(answer.lines()));
    List<Happening> all = match.happenings();
    for (Happening happening : all.subList(told, all.size())) {
      List<Narrator.Told> story = narrator.tell(happening);
      if (answers.isTold(happening)) {
        lines.addAll(story);
      } else if (happening instanceof Happening.Answered answer) {
        answers.keep(answer, story);
      }
    }
    told = all.size();
    return lines;
  }
}
