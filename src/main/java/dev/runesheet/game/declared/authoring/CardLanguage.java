package dev.runesheet.game.declared.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.EntryLists;
import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.Declaration.CardLine;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.game.declared.authoring.declaration.EffectLine;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.FilledValues;
import dev.runesheet.pack.SourceFamily;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.TableSources;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * The service that reads cards of declared games in a language of another make, which lowers them
 * to the words of declared games. Found by {@link java.util.ServiceLoader}; a match plays without
 * it. A game has its cards in the language that answers to the family of a home in its {@code
 * game.yaml}.
 */
public interface CardLanguage {

  /** The family of homes that it answers to: what its cards need besides themselves. */
  SourceFamily family();

  /** True if files of cards with such a name are in this language, in a game that has it. */
  boolean reads(String file);

  /** The places, in files of its family, of names that are told once where they are misspelt. */
  List<String> names();

  /**
   * Reads the cards of a game.
   *
   * @param home the file of its family
   * @param cards the files of cards that it reads
   * @param game the declaration of the game
   */
  Cards read(String home, List<String> cards, Declared game, PackFiles files, Diagnostics findings);

  /**
   * The declaration of a game, whatever is wrong with it.
   *
   * @param file its file
   * @param content what it says, with all entries that lists of it bring
   */
  record Declared(String file, JsonNode content) {

    /** The lists for which entries are repeated. */
    public EntryLists lists() {
      return EntryLists.of(content);
    }
  }

  /**
   * The cards of a game in a language of another make; errors in them are reported as asked. A game
   * that has all of its own in the words of declared games has none.
   */
  interface Cards {

    /** True if all files could be read. */
    default boolean areComplete() {
      return true;
    }

    /** True if the cards of a file are to be read in the language. */
    default boolean haveFile(String file) {
      return false;
    }

    /** The names of the statuses that their effects give. */
    default Set<String> statusNames() {
      return Set.of();
    }

    /**
     * The statuses that their effects give, with those that the game declares itself.
     *
     * @param declared those of the game, whose names no card may give to others
     */
    default Map<String, EffectLine> statuses(
        Map<String, EffectLine> declared, DeclaredNames names, Diagnostics findings) {
      return declared;
    }

    /** The cards by id, after what they share was checked. */
    default Map<String, CardLine> all(DeclaredNames names, Diagnostics findings) {
      return Map.of();
    }

    /** The cards of a file; empty if none of it could be read. */
    default Optional<Map<String, CardLine>> of(
        String file, DeclaredNames names, Diagnostics findings) {
      return Optional.empty();
    }

    /** Checks what cards say against the game. */
    default void check(Declaration game) {}

    /** Carries out a check of cards, without findings that only follow from others. */
    default void withoutKnockOns(Diagnostics findings, Runnable check) {
      check.run();
    }

    /** The places where cards give values, by the places that effects have for these. */
    default Map<SourceLocation, FilledValues> given() {
      return Map.of();
    }

    /**
     * The rows of the cards; empty if they have none of their own.
     *
     * @param family the family of the rows
     * @param files the files of cards
     * @param check checks the game with other versions of files
     */
    default Optional<TableSources> rows(
        String family, List<String> files, BiConsumer<Map<String, byte[]>, Diagnostics> check) {
      return Optional.empty();
    }
  }
}
