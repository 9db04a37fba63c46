package dev.runesheet.game.werewolf.attempt;

import dev.runesheet.game.werewolf.change.Feedback;
import dev.runesheet.game.werewolf.role.RoleType;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.state.Mark;
import dev.runesheet.game.werewolf.state.MarkType;
import dev.runesheet.game.werewolf.state.Marks;
import dev.runesheet.game.werewolf.state.Players;
import dev.runesheet.game.werewolf.word.Investigated;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Attempt;
import java.util.List;

/** The result of an investigation of a player. */
final class Investigation {

  private Investigation() {}

  /**
   * Answers an investigation.
   *
   * @param disguises those that it does not see through, the latest first
   */
  static void answer(MatchContext match, Attempt attempt, List<Mark> disguises) {
    int player = attempt.getTarget();
    String disguise = disguises.isEmpty() ? "" : disguises.get(0).says(Detail.AS);
    String role = disguise.isEmpty() ? Players.role(match, player) : disguise;
    RoleType type = match.book().catalog(WolfCatalog.class).roles().get(role);
    String answer =
        switch (Word.of(Investigated.class, attempt.word(Detail.KIND))) {
          case ROLE -> role;
          case CATEGORY ->
              disguise.isEmpty()
                  ? Marks.latest(match, MarkType.ROLE, player).says(Detail.CATEGORY)
                  : type == null ? Feedback.FAILURE : type.category();
          case ALIGNMENT ->
              disguise.isEmpty()
                  ? Players.team(match, player)
                  : type == null ? Feedback.FAILURE : type.alignment();
          case ATTRIBUTE ->
              Marks.has(match, player, attempt.word(Detail.FOR), attempt.getActor())
                  ? Feedback.SUCCESS
                  : Feedback.FAILURE;
        };
    attempt.say(Detail.RESULT, answer);
  }
}
