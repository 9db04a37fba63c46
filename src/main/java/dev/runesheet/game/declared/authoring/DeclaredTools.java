package dev.runesheet.game.declared.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.Catalogued;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.game.declared.DeclaredCatalog;
import dev.runesheet.game.declared.DeclaredSetup;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.GameTools;
import dev.runesheet.pack.Ink;
import dev.runesheet.pack.Narrator;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.PackFiles;
import dev.runesheet.pack.RecordedGames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;

/** What tools need to know of a declared game: a match is set up by a deck for each player. */
final class DeclaredTools implements GameTools {

  private final String game;

  DeclaredTools(String game) {
    this.game = game;
  }

  @Override
  public String game() {
    return game;
  }

  @Override
  public String usage() {
    return "a deck for each player";
  }

  private static DeclaredCatalog catalog(Catalogued book) {
    return book.catalog(DeclaredCatalog.class);
  }

  @Override
  public JsonNode setup(Catalogued book, List<String> words, int first) {
    DeclaredCatalog catalog = catalog(book);
    List<String> decks = words.isEmpty() ? pairings(book).get(0) : words;
    if (decks.size() != catalog.players()) {
      throw new IllegalArgumentException(
          "A match has "
              + catalog.players()
              + " decks, of "
              + String.join(", ", catalog.decks().keySet())
              + ".");
    }
    for (String deck : decks) {
      if (!catalog.decks().containsKey(deck)) {
        String nearest = Words.nearest(deck, catalog.decks().keySet());
        String advice = nearest == null ? "." : "; did you mean '" + nearest + "'?";
        throw new IllegalArgumentException(
            "Deck '" + deck + "' is not " + Words.oneOf(catalog.decks().keySet()) + advice);
      }
    }
    return new DeclaredSetup(decks, first, null).toJson();
  }

  /**
   * Every two decks, for games of two; every deck against itself for others, or if there is one.
   */
  @Override
  public List<List<String>> pairings(Catalogued book) {
    DeclaredCatalog catalog = catalog(book);
    List<String> decks = List.copyOf(catalog.decks().keySet());
    if (decks.isEmpty()) {
      throw new IllegalArgumentException("There is no deck to play with.");
    }
    List<List<String>> pairs = new ArrayList<>();
    for (int one = 0; catalog.players() == 2 && one < decks.size(); one++) {
      for (int other = one + 1; other < decks.size(); other++) {
        pairs.add(List.of(decks.get(one), decks.get(other)));
      }
    }
    if (pairs.isEmpty()) {
      decks.forEach(deck -> pairs.add(Collections.nCopies(catalog.players(), deck)));
    }
    return pairs;
  }

  @Override
  public List<String> players(RuleBook book, JsonNode setup) {
    List<String> decks = DeclaredSetup.of(setup).decks();
    boolean different = new LinkedHashSet<>(decks).size() == decks.size();
    List<String> names = new ArrayList<>();
    for (int player = 0; player < decks.size(); player++) {
      names.add(different ? decks.get(player) : decks.get(player) + " " + (player + 1));
    }
    return names;
  }

  @Override
  public List<String> features(RuleBook book, JsonNode setup, int player) {
    DeclaredCatalog catalog = catalog(book);
    List<String> deck = catalog.decks().get(DeclaredSetup.of(setup).decks().get(player));
    return new LinkedHashSet<>(deck)
        .stream().map(card -> catalog.cards().get(card).name()).distinct().toList();
  }

  @Override
  public String featureNoun() {
    return "card";
  }

  @Override
  public Narrator narrator(Match match) {
    return new TableNarrator(match, players(match.book(), match.setup()));
  }

  @Override
  public String draw(Match match, Ink ink) {
    return draw(match, -1, ink);
  }

  @Override
  public String draw(Match match, int player, Ink ink) {
    return new TableDrawing(match, players(match.book(), match.setup())).draw(player, ink);
  }

  @Override
  public RecordedGames recordedGames(PackFiles files, PackContent content) {
    return new RecordedGames() {
      @Override
      public int batchSize() {
        return 1;
      }

      @Override
      public List<Replayed> replay(
          String file, int firstLine, List<String> lines, Diagnostics findings) {
        findings.error(
            Code.RECORD,
            SourceLocation.file(file),
            "records of another program",
            "a golden game of " + game + ", which 'runesheet test' plays");
        return List.of();
      }
    };
  }
}
