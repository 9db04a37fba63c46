package dev.runesheet.game.declared.authoring.display;

import dev.runesheet.api.Match;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.Continuous;
import dev.runesheet.model.Numerals;
import dev.runesheet.spelling.Possessive;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The words for statuses that begin and end, and who has which where the story stands. */
final class StatusNarration {

  private final DeclaredCatalog catalog;
  private final Secrecy secrecy;

  /** The number of times that each holder has each status. */
  private final Map<Had, Integer> counts = new HashMap<>();

  /**
   * A tale that begins with some in play.
   *
   * @param secrecy which numbers those who are told may not know
   * @param inPlay effects of any sort
   */
  StatusNarration(DeclaredCatalog catalog, Secrecy secrecy, Collection<InPlay> inPlay) {
    this.catalog = catalog;
    this.secrecy = secrecy;
    inPlay.forEach(this::count);
  }

  /** The numbers that somebody may not know, of whichever entity. */
  @FunctionalInterface
  interface Secrecy {
    boolean has(int entity, String stat);
  }

  /** A status of a holder. */
  private record Had(int holder, String effect) {}

  /**
   * The statuses of an entity of which those are told who see it, with the turns that they last.
   */
  static List<String> of(Match match, Entity entity, Secrecy secrecy) {
    StatusNarration words =
        new StatusNarration(match.book().catalog(DeclaredCatalog.class), secrecy, List.of());
    int turn = match.state(GameState.class).turn();
    return match.world().inPlay().stream()
        .filter(one -> one.getHolder() == entity.getId() && words.isTold(one))
        .map(one -> name(one) + lasting(one, turn))
        .distinct()
        .toList();
  }

  private int count(InPlay given) {
    return counts.merge(new Had(given.getHolder(), given.getEffect()), 1, Integer::sum);
  }

  /**
   * The words for an effect that came into play.
   *
   * @param who whose it is from now on
   * @param turn the turn in which it comes
   * @return nothing if it is no status of which players are told
   */
  Optional<String> begins(InPlay given, String who, int turn) {
    count(given);
    String number = given.getAmount() == 0 ? "" : ", with " + Numerals.plain(given.getAmount());
    return isTold(given)
        ? Optional.of(who + " gets the " + status(given) + lasting(given, turn) + number)
        : Optional.empty();
  }

  /** A status as sentences call it. */
  private static String status(InPlay given) {
    return "status " + name(given);
  }

  private static String name(InPlay given) {
    return given.definition().name().replace('_', ' ');
  }

  private static String lasting(InPlay given, int turn) {
    if (!given.isExpiring()) {
      return "";
    }
    int turns = given.getExpires() - turn;
    return turns <= 0
        ? " until the turn ends"
        : " for " + turns + (turns == 1 ? " more turn" : " more turns");
  }

  /**
   * The words for an effect that left play.
   *
   * @param who whose it was
   * @param zone the zone where that is: what ends by leaving goes without saying
   * @return nothing if it is no status of which players are told, or its holder has it still
   */
  Optional<String> ends(InPlay given, String who, String zone) {
    int left = counts.merge(new Had(given.getHolder(), given.getEffect()), -1, Integer::sum);
    boolean stays = !given.isHeld() || given.getHeldZone().equals(zone);
    return isTold(given) && stays && left == 0
        ? Optional.of(Possessive.of(who) + " " + status(given) + " ends")
        : Optional.empty();
  }

  /** True for a status with a name for people that changes no number which they may not know. */
  private boolean isTold(InPlay given) {
    EffectDefinition effect = given.definition();
    return effect.isStatus()
        && !effect.name().equals(effect.id())
        && !isSecret(effect, given.getHolder());
  }

  /** True for a status of a holder that changes a number which those who are told may not know. */
  boolean isSecret(EffectDefinition effect, int holder) {
    Continuous change = catalog.extras().continuous().get(effect.id());
    return effect.isStatus() && change != null && secrecy.has(holder, change.stat());
  }
}
