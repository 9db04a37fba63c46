package dev.runesheet.game.declared.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.game.declared.authoring.display.QuestionWords;
import dev.runesheet.game.declared.authoring.display.TableDrawing;
import dev.runesheet.game.declared.authoring.display.TableNarrator;
import dev.runesheet.game.declared.bot.EagerBot;
import dev.runesheet.game.declared.bot.GreedyBot;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Seats;
import dev.runesheet.game.declared.catalog.SecretNumbers;
import dev.runesheet.game.declared.choice.Choice;
import dev.runesheet.game.declared.number.Expression;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.state.Payments;
import dev.runesheet.game.declared.verb.EndVerbs;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.tool.Bot;
import dev.runesheet.pack.tool.CardPath;
import dev.runesheet.pack.tool.CardText;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.tool.Ink;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.pack.tool.NumberBreakdown;
import dev.runesheet.pack.tool.Owners;
import dev.runesheet.pack.tool.Pairings;
import dev.runesheet.pack.tool.Sight;
import dev.runesheet.pack.tool.WinningSide;
import dev.runesheet.spelling.Possessive;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.action.Pick;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongFunction;
import java.util.stream.Collectors;

/** The tools of declared games: a match is set up by a deck for each player, or their number. */
record DeclaredTools(String game) implements GameTools {

  @Override
  public String usage() {
    return "a deck for each player, or how many play";
  }

  @Override
  public WinningSide winningSide(CatalogAccess rules) {
    return catalog(rules).extras().together() ? WinningSide.ALL : WinningSide.PLAYER;
  }

  @Override
  public boolean isLost(Happening.MatchEnded end) {
    return end.reason().equals(EndVerbs.ALL_LOSE);
  }

  @Override
  public Map<String, LongFunction<Bot>> bots(CatalogAccess rules) {
    Expression.Number worth = catalog(rules).extras().worth();
    LongFunction<Bot> eager = seed -> new EagerBot(seed)::choose;
    return worth == null
        ? Map.of("eager", eager)
        : Map.of("eager", eager, "greedy", seed -> new GreedyBot(worth, seed)::choose);
  }

  @Override
  public Optional<NumberBreakdown> reckon(Match match, Entity about, String question) {
    return CalculationText.reckon(match, about, question);
  }

  @Override
  public List<String> questions(CatalogAccess rules) {
    return CalculationText.forms(catalog(rules));
  }

  @Override
  public String called(CatalogAccess rules, String stat) {
    return new SecretNumbers(catalog(rules)).isUntold(stat)
        ? ""
        : catalog(rules).extras().titles().of(stat);
  }

  @Override
  public String zone(CatalogAccess rules, String zone) {
    return catalog(rules).extras().titles().zone(zone);
  }

  private static DeclaredCatalog catalog(CatalogAccess book) {
    return book.catalog(DeclaredCatalog.class);
  }

  @Override
  public JsonNode setup(CatalogAccess book, List<String> words, int first) {
    DeclaredCatalog catalog = catalog(book);
    Seats seats = seats(catalog, words);
    List<String> named = isCounted(catalog, words) ? words.subList(1, words.size()) : words;
    List<String> decks = named.isEmpty() ? pairings(catalog, seats.least()).get(0) : named;
    if (!seats.allow(decks.size())) {
      throw new IllegalArgumentException(
          "A match has "
              + seats
              + " decks, of "
              + String.join(", ", catalog.decks().keySet())
              + ".");
    }
    decks.forEach(deck -> Words.known("Deck", deck, catalog.decks().keySet()));
    return new DeclaredSetup(decks, first, null).toJson();
  }

  /** True of words that begin with how many play, which is no deck. */
  private static boolean isCounted(DeclaredCatalog catalog, List<String> words) {
    return !words.isEmpty()
        && words.get(0).matches("\\d{1,2}")
        && !catalog.decks().containsKey(words.get(0));
  }

  /** The numbers of players that words leave open. */
  private static Seats seats(DeclaredCatalog catalog, List<String> words) {
    if (!isCounted(catalog, words)) {
      return catalog.players();
    }
    int players = Integer.parseInt(words.get(0));
    if (!catalog.players().allow(players)) {
      throw new IllegalArgumentException(
          "A match has " + catalog.players().players() + ", not " + players + ".");
    }
    return Seats.of(players);
  }

  /** The set-ups of each number of players, the least first. */
  @Override
  public List<List<String>> pairings(CatalogAccess book) {
    DeclaredCatalog catalog = catalog(book);
    return catalog
        .players()
        .each()
        .boxed()
        .flatMap(players -> pairings(catalog, players).stream())
        .toList();
  }

  @Override
  public List<List<String>> pairings(CatalogAccess book, List<String> words) {
    DeclaredCatalog catalog = catalog(book);
    return isCounted(catalog, words) && words.size() == 1
        ? pairings(catalog, seats(catalog, words).least())
        : GameTools.super.pairings(book, words);
  }

  private static List<List<String>> pairings(DeclaredCatalog catalog, int players) {
    return Pairings.of(List.copyOf(catalog.decks().keySet()), players, "deck");
  }

  /** Decks, unless all players have the same. */
  @Override
  public List<String> compared(Rules book, JsonNode setup) {
    List<String> decks = DeclaredSetup.of(setup).decks();
    return Set.copyOf(decks).size() == 1 ? players(book, setup) : decks;
  }

  @Override
  public List<String> players(Rules book, JsonNode setup) {
    List<String> decks = DeclaredSetup.of(setup).decks();
    boolean different = new LinkedHashSet<>(decks).size() == decks.size();
    Map<String, List<String>> known = catalog(book).decks();
    List<String> names = new ArrayList<>();
    for (int player = 0; player < decks.size(); player++) {
      if (List.of().equals(known.get(decks.get(player)))) {
        names.add("player " + (player + 1)); // All cards are those of common zones.
        continue;
      }
      names.add(different ? decks.get(player) : decks.get(player) + " " + (player + 1));
    }
    return names;
  }

  @Override
  public List<String> features(Rules book, JsonNode setup, int player) {
    DeclaredCatalog catalog = catalog(book);
    DeclaredSetup of = DeclaredSetup.of(setup);
    List<String> deck =
        of.lists() == null ? catalog.decks().get(of.decks().get(player)) : of.lists().get(player);
    Set<String> cards = new LinkedHashSet<>(deck);
    catalog.zones().values().forEach(zone -> cards.addAll(zone.begins()));
    return cards.stream().map(card -> catalog.cards().get(card).name()).distinct().toList();
  }

  @Override
  public Set<String> permissions(Rules book) {
    return catalog(book).asked();
  }

  @Override
  public Set<String> calculated(Rules book) {
    Set<String> late = new HashSet<>();
    catalog(book)
        .extras()
        .continuous()
        .forEach(
            (effect, does) -> {
              if (does.condition() != null) {
                late.add(effect);
              }
            });
    return late;
  }

  @Override
  public Optional<CardPath> cardPath(Rules book) {
    return Optional.of(DeclaredCardPath.of(catalog(book)));
  }

  @Override
  public String featureNoun() {
    return "card";
  }

  @Override
  public Narrator narrator(Match match) {
    return narrator(match, List.of());
  }

  @Override
  public Narrator narrator(Match match, Collection<Integer> readers) {
    return new TableNarrator(match, players(match.book(), match.setup()), readers);
  }

  private TableDrawing drawing(Match match) {
    return new TableDrawing(match, players(match.book(), match.setup()));
  }

  @Override
  public String draw(Match match, Ink ink) {
    return drawing(match).table(ink);
  }

  @Override
  public String draw(Match match, int player, Ink ink) {
    return drawing(match).own(player, ink);
  }

  /** Phases ask for an action; what effects ask is said as it stands. */
  @Override
  public String question(Decision decision) {
    return decision.effect().isEmpty()
        ? "choose what to do (" + decision.prompt() + ")"
        : QuestionWords.of(decision.prompt());
  }

  /**
   * The card whose effect asks, if the player sees it, with the name of the effect if it has one.
   */
  @Override
  public String asker(Match match, Decision decision) {
    EffectDefinition effect = match.book().effect(decision.effect());
    boolean ofCard =
        catalog(match.book()).cards().containsKey(effect.owner()) && decision.holder() >= 0;
    if (!ofCard) {
      return effect.name();
    }
    Entity card = match.world().entity(match.asking(decision));
    if (!match.isVisible(decision.player(), card)) {
      return effect.name();
    }
    return effect.isNamedByEvent()
        ? card.getName()
        : Possessive.of(card.getName()) + " " + effect.name();
  }

  /**
   * The words of an option; options with the same words are numbered, and those about a card show
   * its numbers.
   */
  @Override
  public String words(Match match, Decision decision, Option option) {
    String words = option.words();
    if (option.action() instanceof Pick pick
        && pick.isEntity()
        && match.world().entity(pick.entity()).getKind().equals(DeclaredCatalog.PLAYER)) {
      int player = match.world().entity(pick.entity()).getController();
      return words + " (" + players(match.book(), match.setup()).get(player) + ")";
    }
    return words.equals(option.unnumbered())
        ? words
        : (words + " " + drawing(match).numbers(option, decision.player())).strip();
  }

  /**
   * Choices of others that name no card are told only if something of them was seen; in a game with
   * numbers that not all players see, the ways of a choice never are: what all see of it may be the
   * same for each way. What an effect asks is told only to who saw all that could be chosen: that
   * somebody was asked at all, or declined, or chose as the last of several, would tell of the
   * rest.
   */
  @Override
  public boolean isTold(Match match, int player, Happening happening, Sight sight) {
    boolean secret =
        happening instanceof Happening.Answered answer
            && answer.decision().player() != player
            && (isSecret(match, answer, sight) || isOfEffect(answer) && !sight.sawAll(answer));
    return !secret && GameTools.super.isTold(match, player, happening, sight);
  }

  private boolean isSecret(Match match, Happening.Answered answer, Sight sight) {
    return answer.option().action().entities().isEmpty()
        && !isPass(match.book(), answer.option())
        && (!sight.sawChange() || isSecretWay(match, answer.option()));
  }

  private static boolean isOfEffect(Happening.Answered answer) {
    return !answer.decision().effect().isEmpty();
  }

  private boolean isSecretWay(Match match, Option option) {
    return option.action() instanceof Pick
        && new SecretNumbers(catalog(match.book())).hasOfPlayers();
  }

  @Override
  public boolean isPass(Rules book, Option option) {
    return option.action() instanceof Choice.Alone alone && catalog(book).isPass(alone.name());
  }

  /** Programs offer payments with cards, too. */
  @Override
  public List<String> definitions(Option option) {
    return option.action() instanceof Pick pick && !pick.isEntity()
        ? Payments.kinds(pick.word())
        : option.action().definitions();
  }

  /**
   * The text of the card that an option is about; for an action without a card, the effect of the
   * action.
   */
  @Override
  public String describe(Match match, Decision decision, Option option) {
    if (!(option.action() instanceof Choice.Alone alone)) {
      return GameTools.super.describe(match, decision, option);
    }
    DeclaredCatalog.Action action = catalog(match.book()).actions().get(alone.name());
    SourceNotes.Note note = match.book().noteOfBlock(action.program());
    String does = note == null ? "" : note.sentence();
    return (does + (action.ends() ? " It ends the phase." : "")).strip();
  }

  /** The description of a card: its kind, its words, its numbers, and its text. */
  @Override
  public String describe(Rules book, String definition) {
    Card card = catalog(book).cards().get(definition);
    if (card == null) {
      return "";
    }
    Map<String, Double> numbers = catalog(book).printed(card);
    List<String> said = new ArrayList<>(List.of(catalog(book).extras().titles().of(card.kind())));
    card.words().entrySet().stream()
        .map(word -> TableDrawing.word(catalog(book), word))
        .forEach(said::add);
    said.addAll(TableDrawing.numbers(catalog(book), card.kind(), numbers, numbers));
    return (String.join(", ", said) + ". " + text(book, definition, card)).strip();
  }

  /** The text of a card; the conditions of its abilities are said with them. */
  private static String text(Rules book, String definition, Card card) {
    if (!card.text().isEmpty()) {
      return card.text();
    }
    Set<String> conditions =
        card.abilities().values().stream()
            .flatMap(ability -> ability.legal().stream())
            .collect(Collectors.toSet());
    return CardText.of(book, definition, conditions);
  }

  @Override
  public Map<String, String> owners(Rules book) {
    return Owners.of(
        catalog(book).cards().entrySet(),
        Map.Entry::getKey,
        card -> card.getValue().name(),
        Map.Entry::getKey);
  }

  @Override
  public Optional<JsonNode> randomSetup(Rules book, int first, long seed) {
    return randomSetup(book, first, seed, false);
  }

  /** The only word can be how many play. */
  @Override
  public Optional<JsonNode> randomSetup(Rules book, List<String> words, int first, long seed) {
    DeclaredCatalog catalog = catalog(book);
    return isCounted(catalog, words) && words.size() == 1
        ? randomSetup(book, seats(catalog, words).least(), first, seed, false)
        : GameTools.super.randomSetup(book, words, first, seed);
  }

  /**
   * A set-up with random decks, for the least number of players.
   *
   * @param all whether decks can have cards of no set, too
   */
  Optional<JsonNode> randomSetup(Rules book, int first, long seed, boolean all) {
    return randomSetup(book, catalog(book).players().least(), first, seed, all);
  }

  private static Optional<JsonNode> randomSetup(
      Rules book, int players, int first, long seed, boolean all) {
    DeclaredCatalog catalog = catalog(book);
    if (!RandomDecks.can(catalog)) {
      return Optional.empty();
    }
    RandomDecks decks = new RandomDecks(catalog, Chance.seeded(seed), all);
    List<String> names = new ArrayList<>();
    List<List<String>> lists = new ArrayList<>();
    for (int player = 1; player <= players; player++) {
      names.add("deck " + player);
      lists.add(decks.deck());
    }
    return Optional.of(new DeclaredSetup(names, first, null, lists).toJson());
  }
}
