package dev.runesheet.game.declared.authoring.duel;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.setup.CharacterSetup;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.tool.Ink;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.pack.tool.Owners;
import dev.runesheet.pack.tool.Pairings;
import dev.runesheet.pack.tool.RecordedGames;
import dev.runesheet.spelling.Slug;
import dev.runesheet.spelling.TextColumns;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.SourceNotes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The tools of duels: a match is set up by two heroes. */
public record DuelTools(String game) implements GameTools {

  @Override
  public String usage() {
    return "two heroes, for example: fighter fire-mage";
  }

  @Override
  public JsonNode setup(CatalogAccess rules, List<String> words, int first) {
    DeclaredCatalog catalog = rules.catalog(DeclaredCatalog.class);
    Set<String> heroes = catalog.cards().keySet();
    List<String> named = words.isEmpty() ? pairings(rules).get(0) : words;
    if (named.size() != 2) {
      throw new IllegalArgumentException(
          "A duel has two heroes, of " + String.join(", ", heroes) + ".");
    }
    String hero0 = hero(named.get(0), heroes);
    String hero1 = hero(named.get(1), heroes);
    return new CharacterSetup(catalog.usualMode(), List.of(hero0, hero1), first, null)
        .toJson(catalog);
  }

  private static String hero(String word, Set<String> heroes) {
    boolean named = !heroes.contains(word) && heroes.contains(Slug.of(word));
    return named ? Slug.of(word) : Words.known("Hero", word, heroes);
  }

  @Override
  public List<List<String>> pairings(CatalogAccess rules) {
    return Pairings.of(
        List.copyOf(rules.catalog(DeclaredCatalog.class).cards().keySet()), 2, "hero");
  }

  @Override
  public List<String> players(Rules book, JsonNode setup) {
    return names(book, setup);
  }

  /** The names of the heroes, with the numbers of the players if they are the same. */
  static List<String> names(Rules book, JsonNode setup) {
    DeclaredCatalog catalog = book.catalog(DeclaredCatalog.class);
    List<String> heroes = CharacterSetup.of(setup, catalog).characters();
    String name0 = catalog.cards().get(heroes.get(0)).name();
    String name1 = catalog.cards().get(heroes.get(1)).name();
    return name0.equals(name1) ? List.of(name0 + " 0", name1 + " 1") : List.of(name0, name1);
  }

  @Override
  public Narrator narrator(Match match) {
    return new DuelNarrator(match, players(match.book(), match.setup()));
  }

  @Override
  public String draw(Match match, Ink ink) {
    List<String> names = players(match.book(), match.setup());
    DuelStandings standings = new DuelStandings(match);
    int width = Math.max(TextColumns.of(names.get(0)), TextColumns.of(names.get(1)));
    List<String> lines = new ArrayList<>();
    for (int player = 0; player < 2; player++) {
      String gap = " ".repeat(width - TextColumns.of(names.get(player)) + 2);
      lines.add(ink.of(player, names.get(player)) + gap + standings.words(player));
    }
    return String.join("\n", lines);
  }

  /** The text of the ability. */
  @Override
  public String describe(Match match, Decision decision, Option option) {
    Rules book = match.book();
    return book.abilitiesOf(match.world().entity(decision.player()).getDefinition()).stream()
        .filter(ability -> ability.name().equals(option.words()))
        .map(ability -> book.noteOfBlock(ability.id()))
        .filter(Objects::nonNull)
        .map(SourceNotes.Note::sentence)
        .findFirst()
        .orElse("");
  }

  @Override
  public Map<String, String> owners(Rules book) {
    return Owners.of(
        book.catalog(DeclaredCatalog.class).cards().entrySet(),
        Map.Entry::getKey,
        hero -> hero.getValue().name(),
        Map.Entry::getKey);
  }

  @Override
  public RecordedGames recordedGames(PackFiles files, PackContent content) {
    return new RecordedDuels(game, files, content);
  }
}
