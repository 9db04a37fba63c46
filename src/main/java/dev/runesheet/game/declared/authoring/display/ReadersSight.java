package dev.runesheet.game.declared.authoring.display;

import dev.runesheet.api.Match;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.SecretNumbers;
import dev.runesheet.game.declared.catalog.SeenBy;
import dev.runesheet.game.declared.state.Attached;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.Entity;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The place of each card where a story stands, and the cards that all its readers see there. The
 * match itself has gone on since.
 */
final class ReadersSight {

  private final Match match;
  private final DeclaredCatalog catalog;

  /** The players who read the story; none if it is for people who only watch. */
  private final Set<Integer> readers;

  private final Map<Integer, String> zones = new HashMap<>();

  /** The player of each entity; negative for nobody. */
  private final Map<Integer, Integer> owners = new HashMap<>();

  /** The readers who were shown a card that has not moved since. */
  private final Map<Integer, Set<Integer>> shown = new HashMap<>();

  /** The cards that readers saw move out of their sight in the action that goes on. */
  private final Set<Integer> followed = new HashSet<>();

  ReadersSight(Match match, DeclaredCatalog catalog, Collection<Integer> readers) {
    this.match = match;
    this.catalog = catalog;
    this.readers = Set.copyOf(readers);
    for (Entity one : match.world().entities()) {
      place(one.getId(), one.getZone(), one.getController());
    }
    if (match.happenings().isEmpty()) {
      match.state(DeclaredState.class).shown.forEach((card, to) -> shown.put(card, Set.copyOf(to)));
    }
  }

  /** Takes in what moved, appeared, was shown or shuffled. */
  void take(Happening happening) {
    if (happening instanceof Happening.Moved moved) {
      follow(moved.entity());
      place(moved.entity(), moved.zone(), moved.controller());
      shown.remove(moved.entity());
    } else if (happening instanceof Happening.Appeared appeared) {
      place(appeared.entity(), appeared.zone(), appeared.controller());
    } else if (happening instanceof Happening.Shown one) {
      Set<Integer> to = new HashSet<>(shown.getOrDefault(one.entity(), Set.of()));
      to.add(one.player());
      shown.put(one.entity(), to);
    } else if (happening instanceof Happening.Rolled roll && roll.shuffling()) {
      shown.clear(); // Who was shown a card that is shuffled knows no more which it is.
      followed.clear();
    } else if (happening instanceof Happening.Answered answer
        && answer.decision().effect().isEmpty()) {
      followed.clear(); // Not by what an effect asks: whether it does may depend on hidden cards.
    }
  }

  private void follow(int card) {
    if (sees(card)) {
      followed.add(card);
    } else {
      followed.remove(card);
    }
  }

  private void place(int entity, String zone, int owner) {
    zones.put(entity, zone);
    owners.put(entity, owner);
  }

  String zone(int entity) {
    return zones.computeIfAbsent(entity, any -> match.world().entity(entity).getZone());
  }

  int owner(int entity) {
    return owners.computeIfAbsent(entity, any -> match.world().entity(entity).getController());
  }

  /** True if players read the story who take part in the match. */
  boolean ofPlayers() {
    return !readers.isEmpty();
  }

  /** True if all readers see an entity. */
  boolean sees(int entity) {
    return sees(entity, zone(entity), owner(entity));
  }

  /** True if all readers see an entity that lies in a zone of a player. */
  boolean sees(int entity, String zone, int owner) {
    if (Attached.is(zone)) {
      return sees(Attached.host(zone));
    }
    SeenBy by = catalog.seenBy(zone);
    return by == SeenBy.ALL
        || ofPlayers()
            && readers.stream().allMatch(one -> by.include(one, owner) || was(entity, one));
  }

  /** True if one of the readers may not know the program that causes something. */
  boolean isHidden(Happening.Cause cause) {
    SecretNumbers secret = new SecretNumbers(catalog);
    return cause.self() >= 0
        && readers.stream()
            .anyMatch(
                one ->
                    secret.hides(
                        match.book().effectOfBlock(cause.block()),
                        match.world().entity(cause.self()),
                        one));
  }

  /** True if one of the readers may not know a number of an entity that they see. */
  boolean isSecret(int entity, String stat) {
    String kind = match.world().entity(entity).getKind();
    SecretNumbers secret = new SecretNumbers(catalog);
    int owner = owner(entity);
    return ofPlayers()
        ? readers.stream().anyMatch(one -> secret.has(kind, stat, owner, one))
        : secret.has(kind, stat, owner, DeclaredCatalog.NOBODY);
  }

  /**
   * True if the readers may know that an effect asks: each of them is asked or sees all that can be
   * chosen, and all that lies in the same zones. That hidden cards can be chosen, or cannot, would
   * tell of them.
   */
  boolean knowsOf(Decision question) {
    return readers.stream().allMatch(one -> one == question.player())
        || question.options().stream()
            .flatMap(option -> option.action().entities().stream())
            .map(this::zone)
            .distinct()
            .allMatch(this::seesAllIn);
  }

  private boolean seesAllIn(String zone) {
    return zones.entrySet().stream()
        .allMatch(one -> !one.getValue().equals(zone) || sees(one.getKey()));
  }

  private boolean was(int card, int shownTo) {
    return shown.getOrDefault(card, Set.of()).contains(shownTo);
  }

  /**
   * True if the readers may know whose program did something: its name would tell them which card
   * has it. People who only watch know all choices, and so what they do.
   */
  boolean knowsProgramOf(int holder) {
    return !ofPlayers() || holder < 0 || sees(holder) || followed.contains(holder);
  }
}
