package dev.runesheet.game.werewolf.authoring;

import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.state.Mark;
import dev.runesheet.game.werewolf.word.CandidateChange;
import dev.runesheet.game.werewolf.word.LoyaltySort;
import dev.runesheet.game.werewolf.word.Membership;
import dev.runesheet.game.werewolf.word.PollChange;
import dev.runesheet.game.werewolf.word.VoteCount;
import dev.runesheet.spelling.Possessive;
import dev.runesheet.spelling.Word;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The sentences that tell the master of a game which mark a player has got.
 *
 * @param names the names of the players, by number
 */
record MarkSentence(List<String> names) {

  /** The sentence of a mark, without a full stop. */
  String of(Mark mark) {
    String who = mark.getBearer() < 0 ? "everybody" : names.get(mark.getBearer());
    String name = mark.says(Detail.NAME);
    return switch (mark.getType()) {
      case ROLE -> who + " has the role " + name;
      case EXTRA_ROLE -> who + " gets the extra role " + name;
      case CUSTOM -> who + " gets the attribute " + name;
      case MEMBERSHIP -> who + " joins the group " + name + rights(mark.membership());
      case DEFENSE -> who + " is protected (" + mark.defense().word() + " defense)";
      case DISGUISE -> who + " is disguised as " + mark.says(Detail.AS);
      case REDIRECTION -> redirected(mark) + " used on " + who + " are redirected";
      case OBSTRUCTION -> Possessive.of(who) + " abilities are obstructed";
      case MANIPULATION -> Possessive.of(who) + " " + votes(mark);
      case POLL -> poll(mark, who);
      case LOYALTY -> who + " is loyal to " + side(mark) + name;
      case WHISPER -> who + " whispers to " + mark.says(Detail.LOCATION);
      case TARGET -> Possessive.of(who) + " target is " + targets(mark);
      case FEEDBACK -> who + " is told: " + mark.says(Detail.TEXT);
      case NOTICE -> mark.says(Detail.AT) + ": " + mark.says(Detail.TEXT);
    };
  }

  private static String redirected(Mark mark) {
    return mark.says(Detail.FROM).isEmpty() ? "abilities" : "abilities of certain players";
  }

  private static String rights(Membership membership) {
    return membership == Membership.MEMBER ? "" : " as its " + membership.word();
  }

  private static String votes(Mark mark) {
    String value = mark.says(Detail.VALUE);
    boolean relative = value.startsWith(VoteCount.MORE);
    return mark.voteCount().word() + (relative ? " changes by " : " is ") + value;
  }

  private static String poll(Mark mark, String who) {
    String next = "the next " + mark.says(Detail.POLL) + " poll";
    String change = mark.says(Detail.WHAT);
    if (Word.words(CandidateChange.class).contains(change)) {
      return Word.of(CandidateChange.class, change) == CandidateChange.UNVOTABLE
          ? "nobody can vote for " + who + " in " + next
          : who + " cannot win " + next;
    }
    return switch (Word.of(PollChange.class, change)) {
      case ADD -> "one more " + mark.says(Detail.POLL) + " poll is held";
      case CREATE -> "a " + mark.says(Detail.POLL) + " poll is held";
      case CANCEL -> next + " has no outcome";
      case DELETE -> next + " is not held";
    };
  }

  private static String side(Mark mark) {
    return mark.says(Detail.KIND, LoyaltySort.GROUP.word()) ? "the group " : "the team ";
  }

  private String targets(Mark mark) {
    return mark.players(Detail.AT).stream().map(names::get).collect(Collectors.joining(" and "));
  }
}
