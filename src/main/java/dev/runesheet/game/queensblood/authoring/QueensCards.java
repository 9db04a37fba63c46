package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.language.registry.CardNames;
import dev.runesheet.language.registry.CardSource;
import dev.runesheet.language.registry.RegistryReader;
import dev.runesheet.pack.file.PackFiles;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The cards of a pack and what effects may call them.
 *
 * @param list the cards
 * @param more further names, each of one card or of three for ranks 1 to 3
 */
record QueensCards(List<CardSource> list, Map<String, List<String>> more) {

  /**
   * The same cards, with those and the names of a folder's files {@code cards.json} and {@code
   * names.json}, if it has them. Errors of these files are reported when they are compared
   * themselves.
   */
  QueensCards among(PackFiles folder, RegistryReader reader) {
    List<CardSource> cards =
        folder
            .read(QueensSources.CARDS + ".json")
            .map(
                bytes -> reader.readCards(QueensSources.CARDS + ".json", QueensSources.text(bytes)))
            .filter(found -> !found.isEmpty())
            .orElse(list);
    Map<String, List<String>> names =
        folder
            .read(QueensSources.NAMES + ".json")
            .map(
                bytes ->
                    reader.readNames(
                        QueensSources.NAMES + ".json", QueensSources.text(bytes), cards))
            .orElse(more);
    return new QueensCards(cards, names);
  }

  /** The names of the cards that have an effect, as a text. */
  String users(String effect) {
    return list.stream()
        .filter(card -> card.effect().equals(effect))
        .map(card -> card.name().isEmpty() ? card.id() : card.name())
        .collect(Collectors.joining(", "));
  }

  /** The names of cards in operations. */
  CardNames names() {
    return new CardNames(list, more);
  }
}
