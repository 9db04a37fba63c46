package dev.runesheet.engine.play;

import dev.runesheet.engine.machine.AskingBlock;
import dev.runesheet.engine.machine.Machine;
import dev.runesheet.engine.machine.Subjects;
import dev.runesheet.engine.state.Agenda;
import dev.runesheet.engine.state.Counters;
import dev.runesheet.engine.state.Underway;
import dev.runesheet.engine.view.PlayerViews;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.PlayerView;
import dev.runesheet.spi.fact.Copies;
import dev.runesheet.spi.fact.Entity;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The shuffle of what a player may not see, in a fork for a bot. It is nothing that happens in the
 * match: it raises no events, counts for no limit and is not logged; what others are asked fits the
 * shuffled position, and that is one which the game calls possible.
 */
final class HiddenShuffle {

  /**
   * After a shuffle, another player may have no answer left to what he is asked, or the position
   * may be impossible. So many tries find a single card of 60 in a hand of 7.
   */
  private static final int MOST_TRIES = 200;

  private final OpenMatch fork;
  private final Machine machine;
  private final int viewer;

  /** True if others are asked anew what programs ask them. */
  private final boolean anew;

  /** The programs that run, what waits and what is asked before the shuffle. */
  private final Underway underway;

  private final Subjects subjects;

  /** The places of all entities before the shuffle. */
  private final Map<Entity, Place> places = new LinkedHashMap<>();

  /** The agenda of the shuffled position. */
  private Agenda agenda;

  private HiddenShuffle(OpenMatch fork, int viewer, boolean anew) {
    this.fork = fork;
    this.viewer = viewer;
    this.anew = anew;
    machine = fork.machine;
    agenda = machine.position.agenda;
    underway = new Underway(agenda, List.copyOf(machine.position.pending));
    subjects = Subjects.of(machine, viewer, anew);
    Map<List<Object>, Set<Entity>> zones = new HashMap<>();
    for (Entity entity : machine.world().entities()) {
      Set<Entity> zone = zones.computeIfAbsent(zone(entity), any -> new HashSet<>());
      zone.add(entity);
      places.put(entity, Place.of(entity, zone));
    }
  }

  private static List<Object> zone(Entity entity) {
    return List.of(entity.getZone(), entity.getController());
  }

  /**
   * Shuffles what a player may not see.
   *
   * @param anew whether others are asked anew what programs ask them; if not, what these offer
   *     stays in its zones
   * @throws AskingBlock.Changed if a program has not only asked, after which the fork must go back
   */
  static void shuffle(OpenMatch fork, int viewer, boolean anew) {
    new HiddenShuffle(fork, viewer, anew).shuffle();
  }

  private void shuffle() {
    Counters counters = machine.position.counters;
    machine.position.agenda = new Agenda();
    machine.position.counters = new Counters();
    machine.subjects = subjects;
    try {
      machine.act(this::shuffleUntilItFits);
    } finally {
      machine.subjects = null;
    }
    machine.position.agenda = agenda;
    machine.position.counters = counters;
    fork.journal.forget();
  }

  /** Shuffles until the position fits; where that is too rare, by pairs from the match's own on. */
  private void shuffleUntilItFits() {
    Map<Entity, Place> asked = unseen(subjects.known());
    Map<Entity, Place> followed = unseen(subjects.followed());
    Map<Entity, Place> inPlay = inPlay();
    List<PlayerView.Seen> seen = inPlay.isEmpty() ? List.of() : seen();
    boolean offered = fork.questions.offered(viewer).anyMatch(asked::containsKey);
    boolean possible = game().isPossible(machine);
    PairwiseShuffle pairs = new PairwiseShuffle(machine, free(asked, followed));
    for (int tries = 0; tries < MOST_TRIES; tries++) {
      if (!followed.isEmpty() && tries > 0) {
        putAllBack(); // What came to their places must be exchanged for others like themselves.
      }
      game().shuffleHidden(machine, viewer);
      pairs.noteWhereTheyCame();
      asked.forEach(this::keep);
      if (offered && !fork.questions.standFor(viewer)) {
        asked.forEach((entity, place) -> putBack(entity, place, asked));
      }
      // What is hidden, but shows in numbers that the player sees, is as good as seen.
      if (!inPlay.isEmpty() && !seen().equals(seen)) {
        inPlay.forEach((entity, place) -> putBack(entity, place, inPlay));
      }
      follow(followed);
      if (fits(possible)) {
        return;
      }
    }
    putAllBack();
    follow(followed);
    pairs.shuffle(() -> fits(possible));
  }

  private void putAllBack() {
    places.forEach(
        (entity, place) -> {
          if (!place.isAt(entity)) {
            put(entity, place, place.position());
          }
        });
  }

  /** Lets what runs and waits be about the entities that came to the places of others. */
  private void follow(Map<Entity, Place> followed) {
    if (followed.isEmpty()) {
      return;
    }
    Map<Integer, Entity> now = new HashMap<>();
    Set<Entity> came = new HashSet<>();
    for (Entity entity : machine.world().entities()) {
      Place place = followed.get(entity);
      if (place != null && !place.isAt(entity)) {
        came(place, came)
            .ifPresent(
                other -> {
                  came.add(other);
                  now.put(entity.getId(), other);
                });
      }
    }
    Copies copies =
        Copies.renaming(id -> now.getOrDefault(id, fork.world.entity(id)), fork.world::effect);
    Underway renamed = underway.copy(copies);
    agenda = renamed.agenda();
    machine.position.pending = renamed.pending();
  }

  /** An entity that has come to a place, besides others; none if a game has left it empty. */
  private Optional<Entity> came(Place place, Set<Entity> others) {
    return machine.world().entities().stream()
        .filter(one -> place.isAt(one) && !places.get(one).isAt(one) && !others.contains(one))
        .findFirst();
  }

  /** The unseen entities out of play that nothing is about which is asked, runs or waits. */
  private List<Entity> free(Map<Entity, Place> asked, Map<Entity, Place> followed) {
    return machine.unseen(viewer).stream()
        .filter(one -> !one.isPresent() && !asked.containsKey(one) && !followed.containsKey(one))
        .toList();
  }

  /**
   * True if others can be asked what they are, which is renewed, and the position can be.
   *
   * @param possible whether the match itself can be, unlike some positions set up by hand
   */
  private boolean fits(boolean possible) {
    if (possible) {
      machine.network.derive();
      if (!game().isPossible(machine)) {
        return false; // Rules need not know what to offer there.
      }
    }
    boolean asked = fork.questions.renewOthers(viewer, anew);
    machine.network.derive();
    return asked;
  }

  private Game game() {
    return machine.game;
  }

  private List<PlayerView.Seen> seen() {
    machine.network.derive();
    return PlayerViews.of(machine, viewer).entities();
  }

  /** A place, and all that lay in its zone at first. */
  private record Place(
      String zone, int position, int controller, boolean inPlay, Set<Entity> others) {

    static Place of(Entity entity, Set<Entity> others) {
      return new Place(
          entity.getZone(),
          entity.getPosition(),
          entity.getController(),
          entity.isPresent(),
          others);
    }

    boolean has(Entity entity) {
      return entity.getZone().equals(zone) && entity.getController() == controller;
    }

    boolean isAt(Entity entity) {
      return has(entity) && entity.getPosition() == position;
    }

    boolean isSame(Place other) {
      return other != null
          && other.zone.equals(zone)
          && other.controller == controller
          && other.position == position;
    }
  }

  /** The places of those of some entities that the viewer does not see. */
  private Map<Entity, Place> unseen(Set<Entity> entities) {
    Map<Entity, Place> found = new LinkedHashMap<>();
    entities.forEach(entity -> note(entity, found));
    return found;
  }

  /** The unseen entities in play, with their places. */
  private Map<Entity, Place> inPlay() {
    Map<Entity, Place> found = new LinkedHashMap<>();
    for (Entity entity : machine.world().entities()) {
      if (entity.isPresent()) {
        note(entity, found);
      }
    }
    return found;
  }

  private void note(Entity entity, Map<Entity, Place> found) {
    if (!game().isVisible(machine, viewer, entity)) {
      found.put(entity, places.get(entity));
    }
  }

  /** Brings an entity back to its zone, in exchange for one that came there. */
  private void keep(Entity entity, Place place) {
    if (!place.has(entity)) {
      exchange(entity, place, other -> place.has(other) && !place.others().contains(other));
    }
  }

  /** Brings an entity back to just where it was, in exchange for the one that came there. */
  private void putBack(Entity entity, Place place, Map<Entity, Place> all) {
    if (!place.isAt(entity)) {
      exchange(entity, place, other -> place.isAt(other) && !place.isSame(all.get(other)));
    }
  }

  private void exchange(Entity entity, Place place, Predicate<Entity> came) {
    for (Entity other : machine.world().entities()) {
      if (came.test(other)) {
        Place left = Place.of(entity, Set.of());
        put(entity, place, other.getPosition());
        put(other, left, left.position());
        return;
      }
    }
  }

  private void put(Entity entity, Place place, int position) {
    machine.lay(entity, place.zone(), position, place.controller(), place.inPlay());
  }
}
