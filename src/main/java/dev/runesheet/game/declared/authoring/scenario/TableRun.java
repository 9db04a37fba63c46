package dev.runesheet.game.declared.authoring.scenario;

import dev.runesheet.api.Match;
import dev.runesheet.engine.verb.Eliminate;
import dev.runesheet.engine.verb.MoveTo;
import dev.runesheet.game.declared.ActiveEffects;
import dev.runesheet.game.declared.authoring.display.TableNarrator;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.state.Attached;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.World;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.testing.Refusal;
import dev.runesheet.testing.declared.DeclaredRun;
import dev.runesheet.testing.declared.DeclaredScenarios;
import dev.runesheet.word.HolderScope;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A scenario of a declared game being played. */
final class TableRun extends DeclaredRun<TableAction, TableThen> {

  private final List<String> players;
  private final TableVocabulary names;
  private final CardNameOptions bareNames;

  TableRun(
      Match match, DeclaredScenarios.Words<TableAction, TableThen> words, TableVocabulary names) {
    super(
        match,
        new TableNarrator(match, TableGiven.names(match.state(DeclaredState.class).players())),
        words);
    this.players = TableGiven.names(match.state(DeclaredState.class).players());
    this.names = names;
    this.bareNames = names.bareNames();
  }

  @Override
  protected void perform(TableAction action) {
    if (action instanceof TableAction.Choose choose) {
      choose(choose);
    } else {
      match().update(match -> direct(match, action));
    }
  }

  private void direct(MatchContext match, TableAction action) {
    if (action instanceof TableAction.Register register) {
      register(match, register);
    } else if (action instanceof TableAction.Expire expire) {
      ActiveEffects.of(match).removeExpired(expire.expire());
    } else if (action instanceof TableAction.Leave leave) {
      Entity card = at(leave.leave());
      match.leavePlay(card, leave.to(), MoveTo.end(match, card, leave.to()));
    } else {
      remove(match, (TableAction.Remove) action);
    }
  }

  private void register(MatchContext match, TableAction.Register written) {
    Entity on = at(written.on());
    EffectAt effect = written.register();
    effect
        .changes()
        .filter(stat -> effect.scope().equals(HolderScope.SELF))
        .filter(stat -> !on.schema().names().contains(stat))
        .ifPresent(stat -> refuse(on, written.on(), stat));
    ActiveEffects.of(match).register(effect.registration(names.formulas()), on, on);
  }

  private static void refuse(Entity on, String place, String stat) {
    throw new Refusal(
        Refusal.INVALID,
        Words.quote(place)
            + " has no number "
            + Words.quote(stat)
            + " that an effect of 'self' could change, only "
            + String.join(", ", on.schema().names()));
  }

  private void remove(MatchContext match, TableAction.Remove remove) {
    int source = remove.of().map(place -> at(place).getId()).orElse(-1);
    String type = remove.remove().equals(TableAction.Remove.ALL) ? null : remove.remove();
    ActiveEffects.of(match).query(new ActiveEffects.Query(type, null, -1, null, true)).stream()
        .map(ActiveEffects.Found::effect)
        .filter(effect -> source < 0 || effect.getSource() == source)
        .forEach(match::end);
  }

  private Entity at(String place) {
    return find(place).orElseThrow(() -> new Refusal(Refusal.INVALID, nowhere(place)));
  }

  private Optional<Entity> find(String place) {
    return TablePlace.find(match().world(), catalog(), place);
  }

  private String nowhere(String place) {
    List<String> common = catalog().zonesInCommon(true);
    return "'"
        + place
        + "' is no player or card, such as 'player 1' or, of a card, 'player 1 ZONE 2'; zones are "
        + String.join(", ", catalog().zonesInCommon(false))
        + (common.isEmpty() ? "" : ", and without a player " + String.join(", ", common));
  }

  private void choose(TableAction.Choose choose) {
    int player = choose.player().map(players::indexOf).orElse(-1);
    choose(player, option(player, choose.choose()));
  }

  /** The words as they are, unless they mean several options that differ in more than the card. */
  private String option(int player, String words) {
    List<Decision> asked =
        match().pendingDecisions().stream()
            .filter(decision -> player < 0 || decision.player() == player)
            .toList();
    for (Decision decision : asked) {
      List<Option> same =
          decision.options().stream().filter(one -> one.unnumbered().equals(words)).toList();
      if (same.size() > 1 && new EqualCards(match().world()).differOnlyIn(same)) {
        return same.get(0).id();
      }
      if (same.size() > 1) {
        String which = same.stream().map(Option::words).collect(Collectors.joining(" or "));
        throw new Refusal(
            Refusal.INVALID,
            "'" + words + "' is " + same.size() + " options: write " + which + ", as they lie");
      }
      if (same.size() == 1) {
        return words;
      }
    }
    bareNames.refuse(words, asked);
    return words;
  }

  @Override
  protected TableThen see(TableThen asked) {
    List<Decision> open = match().pendingDecisions();
    new OptionWordCheck(
            words -> bareNames.reason(words, open),
            place -> find(place).isPresent() ? Optional.empty() : Optional.of(nowhere(place)))
        .check(asked);
    DeclaredState state = match().state(DeclaredState.class);
    Map<String, TableThen.Seat> seats = new LinkedHashMap<>();
    for (int player = 0; player < players.size(); player++) {
      seats.put(
          players.get(player),
          new TableThen.Seat(
              stats(match().world().entity(player)),
              arranged(player, expected(asked, player)),
              ExpectedOrder.shown(shown(state, player), seat(asked, player))));
    }
    EffectQueries answers = new EffectQueries(match(), players, this::at);
    return new TableThen(
        seats,
        arranged(DeclaredCatalog.NOBODY, asked.common()),
        stats(TableGiven.game(match())),
        players.get(state.active()),
        state.turn(),
        state.phaseName(),
        acting(state, asked),
        winners(asked),
        offered(asked.canChoose(), true),
        offered(asked.cannotChoose(), false),
        answers.effects(asked.effects()),
        answers.calculated(asked.calculated()));
  }

  /** The players who still act; null in a phase in which each acts once, unless somebody asks. */
  private List<String> acting(DeclaredState state, TableThen asked) {
    boolean told = asked.acting() != null || !match().view(0).acting().isEmpty();
    return told
        ? state.acting.stream()
            .filter(player -> !Eliminate.isOut(match().world().entity(player)))
            .map(players::get)
            .toList()
        : null;
  }

  /** The winners; null where 'winner' tells as much, unless somebody asks. */
  private List<String> winners(TableThen asked) {
    boolean told = asked.winners() != null || match().winners().size() > 1;
    return told ? match().winners().stream().map(players::get).toList() : null;
  }

  /** The cards that a player sees only because they, or what they are attached to, were shown. */
  private List<String> shown(DeclaredState state, int player) {
    World world = match().world();
    return world.entities().stream()
        .filter(one -> state.isShown(Attached.lowest(world, one).getId(), player))
        .map(Entity::getDefinition)
        .toList();
  }

  private TableThen.Seat seat(TableThen asked, int player) {
    return asked.players() == null ? null : asked.players().get(players.get(player));
  }

  private static Map<String, List<TableThen.CardAt>> expected(TableThen.Seat seat) {
    return seat == null ? null : seat.zones();
  }

  private Map<String, List<TableThen.CardAt>> expected(TableThen asked, int player) {
    return expected(seat(asked, player));
  }

  private Map<String, List<TableThen.CardAt>> arranged(
      int player, Map<String, List<TableThen.CardAt>> expected) {
    boolean owners = expected != null && ExpectedOrder.asksOwners(expected);
    return ExpectedOrder.zones(catalog().zones(), zones(player, owners), expected);
  }

  private DeclaredCatalog catalog() {
    return match().book().catalog(DeclaredCatalog.class);
  }

  /**
   * The ones of some words that are options now, or that are none; null if none are given. The bare
   * name of an action means all its options, and words of several options mean each of them.
   */
  private List<String> offered(List<String> words, boolean are) {
    if (words == null) {
      return null;
    }
    return words.stream().filter(one -> isOffered(one) == are).toList();
  }

  private boolean isOffered(String words) {
    boolean action = catalog().actions().containsKey(words);
    return match().pendingDecisions().stream()
        .flatMap(decision -> decision.options().stream())
        .anyMatch(
            option -> option.isCalled(words) || action && option.words().startsWith(words + " "));
  }

  private static Map<String, Double> stats(Entity entity) {
    Map<String, Double> stats = new LinkedHashMap<>();
    entity.schema().names().forEach(stat -> stats.put(stat, entity.stat(stat)));
    return stats;
  }

  private Map<String, List<TableThen.CardAt>> zones(int player, boolean owners) {
    Map<String, List<TableThen.CardAt>> zones = new LinkedHashMap<>();
    for (String zone : catalog().zonesInCommon(player < 0)) {
      zones.put(
          zone,
          match().world().in(zone, player).stream()
              .map(
                  one ->
                      new TableThen.CardAt(
                          one.getDefinition(), stats(one), Attachment.of(match(), one, owners)))
              .toList());
    }
    return zones;
  }
}
