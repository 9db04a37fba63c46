package dev.runesheet.game.tcgpocket.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.EntryLists;
import dev.runesheet.game.tcgpocket.authoring.card.EnergyTypes;
import dev.runesheet.game.tcgpocket.authoring.card.PocketWords;
import dev.runesheet.language.active.CardWords;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.file.DirectoryFiles;
import java.nio.file.Path;

/** The words of cards that follow from the types of Energy which TCG Pocket declares. */
public final class ShippedWords {

  private static final JsonNode GAME = Manifest.root("tcg-pocket", new DirectoryFiles(Path.of("")));

  /** The lists for which entries are repeated. */
  public static final EntryLists LISTS = EntryLists.of(GAME);

  /** The words of cards. */
  public static final CardWords CARDS = PocketWords.of(EnergyTypes.of(GAME));

  private ShippedWords() {}
}
