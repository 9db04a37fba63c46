package dev.runesheet.language.formula;

import dev.runesheet.model.diagnostic.Words;
import java.util.Collection;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Advice for a player whose number stands apart, such as {@code player 2}. */
final class PlayersByNumber {

  private static final Pattern PLAYER =
      Pattern.compile("(\\bowner of [\\p{L}_-]+ is (?:not )?|\\bof )player $");

  private PlayersByNumber() {}

  /**
   * The advice for a number at a character: a condition can ask whether a player is the owner, and
   * a number is somebody's who has a role. Empty for other numbers.
   *
   * @param number the number as it is written
   * @param owners the words for the players of the game; none if it has no such condition
   */
  static Optional<String> fix(String text, int at, String number, Collection<String> owners) {
    Matcher player = PLAYER.matcher(text.substring(0, at));
    if (owners.isEmpty() || !number.matches("\\d{1,9}") || !player.find()) {
      return Optional.empty();
    }
    String written = " instead of " + Words.quote("player " + number);
    String meant = "player-" + number;
    if (player.group(1).equals("of ")) {
      return Optional.of("write a role, such as 'owner'," + written);
    }
    return Optional.of(
        "write "
            + (owners.contains(meant)
                ? Words.quote(meant) + written
                : Words.oneOf(owners.stream().map(Words::quote).toList())
                    + written
                    + ", as no more than "
                    + owners.size()
                    + " play"));
  }
}
