package dev.runesheet.game.declared.state;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The cards that a player does not see, and their shuffle in a fork for a bot. */
public final class HiddenCards {

  private final MatchContext match;
  private final DeclaredCatalog catalog;
  private final int viewer;

  /**
   * The numbers of the cards that stay where they are, since a shuffle would part them from what
   * belongs to them: cards with others attached, and cards that gave or were given an effect in
   * play.
   */
  private final BitSet bound = new BitSet();

  /** The cards that stay in their zones, such as those that the viewer is offered. */
  private final Set<Entity> asked;

  /** The cards that running programs and waiting events are about, which could be others. */
  private final Set<Entity> followed;

  private HiddenCards(MatchContext match, DeclaredCatalog catalog, int viewer) {
    this.match = match;
    this.catalog = catalog;
    this.viewer = viewer;
    this.asked = match.inQuestion(viewer);
    this.followed = match.inProgress(viewer);
    for (Entity entity : match.world().entities()) {
      if (Attached.is(entity.getZone())) {
        bound.set(Attached.host(entity.getZone()));
      }
    }
    for (InPlay effect : match.world().inPlay()) {
      if (effect.getHolder() != effect.getSource() || effect.isAdded() || !effect.isAbility()) {
        bindInPlay(effect.getHolder());
        bindInPlay(effect.getSource());
      }
    }
  }

  private void bindInPlay(int id) {
    if (id >= 0 && match.entity(id).isPresent()) {
      bound.set(id);
    }
  }

  /**
   * Shuffles each zone that nobody sees, and what others hold together with their hidden zones;
   * cards that all players have in common together, whosever they are by now. A card comes only
   * where cards of its kind can come in the game. In play, and in a zone that holds only so many
   * cards and to which none are drawn, lies what the game's rules allow there, so a card of it is
   * exchanged for one of the same kind and words which prints what the same scopes ask for; so is
   * one that is attached, and one that an effect has chosen. A card that has something attached
   * stays, since what is attached belongs to it. What the viewer is offered stays in its zone, at
   * any place there, and in play where it is.
   */
  public static void shuffle(MatchContext match, DeclaredCatalog catalog, int viewer) {
    HiddenCards cards = new HiddenCards(match, catalog, viewer);
    SharedCards shared = new SharedCards(catalog);
    cards.shuffle(cards.hidden(shared::has));
    int players = match.state(DeclaredState.class).players;
    for (int player = DeclaredCatalog.NOBODY; player < players; player++) {
      int whose = player;
      cards.shuffle(cards.hidden(one -> one.getController() == whose && !shared.has(one)));
    }
  }

  private List<Entity> hidden(Predicate<Entity> which) {
    List<Entity> hidden = new ArrayList<>();
    for (Entity entity : match.world().entities()) {
      if (which.test(entity) && !match.game().isVisible(match, viewer, entity)) {
        hidden.add(entity);
      }
    }
    return hidden;
  }

  private void shuffle(List<Entity> hidden) {
    hidden.stream()
        .filter(card -> isLoose(card) && !card.isPresent())
        .collect(
            Collectors.groupingBy(
                one -> List.of(one.getZone(), one.getController()),
                LinkedHashMap::new,
                Collectors.toList()))
        .values()
        .stream()
        .filter(zone -> zone.stream().anyMatch(asked::contains))
        .forEach(match::exchange);
    List<Entity> whole =
        hidden.stream().filter(card -> !asked.contains(card) && isLoose(card)).toList();
    List<Entity> free = whole.stream().filter(card -> !isLaid(card)).toList();
    List<Entity> laid = whole.stream().filter(this::isLaid).toList();
    Map<List<String>, List<Entity>> alike = new LinkedHashMap<>();
    Map<List<String>, Integer> places = new LinkedHashMap<>();
    for (Entity card : laid) {
      List<String> words = rulesAsk(card);
      alike.computeIfAbsent(words, any -> new ArrayList<>()).add(card);
      places.merge(words, 1, Integer::sum);
    }
    if (!laid.isEmpty()) { // Or nobody needs the words.
      free.forEach(card -> alike.getOrDefault(rulesAsk(card), new ArrayList<>()).add(card));
    }
    DealAnew.deal(match, catalog, free);
    places.forEach((words, count) -> exchange(alike.get(words), count));
  }

  /**
   * Lays other cards into the places of the first of some that are alike, each as likely as any. A
   * place that has got its card keeps it, or the cards taken last would be found there more often.
   */
  private void exchange(List<Entity> alike, int places) {
    for (int place = 0; place < places; place++) {
      Entity card = alike.get(place);
      List<Entity> others =
          alike.subList(place, alike.size()).stream().filter(one -> mayLie(card, one)).toList();
      Entity other = others.get(match.roll(others.size()) - 1);
      match.exchange(card, other);
      Collections.swap(alike, place, alike.indexOf(other));
    }
  }

  /** True unless one of two cards would come into play as another's. */
  private static boolean mayLie(Entity card, Entity other) {
    return card.getController() == other.getController() || !card.isPresent() && !other.isPresent();
  }

  private boolean isLoose(Entity card) {
    return !bound.get(card.getId());
  }

  private boolean isLaid(Entity card) {
    DeclaredCatalog.Zone zone = catalog.zones().get(card.getZone());
    boolean chosen = zone != null && zone.holdsChosen();
    return card.isPresent() || chosen || Attached.is(card.getZone()) || followed.contains(card);
  }

  /** The lasting properties of a card that rules for its place can ask for. */
  private List<String> rulesAsk(Entity card) {
    List<String> words = new ArrayList<>(List.of(card.getKind()));
    catalog.properties().keySet().forEach(property -> words.add(card.wordOf(property)));
    catalog.scopes().values().stream()
        .map(Scope::printed)
        .filter(printed -> !printed.isEmpty())
        .forEach(printed -> words.add("" + DeclaredScopes.printsAll(card, printed)));
    return words;
  }
}
