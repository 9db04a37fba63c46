package dev.runesheet.cli;

import dev.runesheet.document.Resources;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.ResourceFiles;
import dev.runesheet.spelling.Capital;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** The files of a small new game under a name of one's own. */
final class NewGame {

  private static final String TEMPLATES = "/runesheet/new-game/";
  private static final String POLICY = "decision-tables/engine/stacking-policy.drl.xlsx";

  /** The template of a new game. */
  enum Like {
    cards,
    duel,
    lanes
  }

  private final String game;
  private final Like like;

  NewGame(String game, Like like) {
    this.game = game;
    this.like = like;
  }

  /** All files by their paths. */
  Map<String, byte[]> files() {
    String data = "data/" + game + "/";
    Map<String, byte[]> files = new LinkedHashMap<>();
    files.put("README.md", template("README.md"));
    files.put("pom.xml", template("pom.xml"));
    for (String name :
        new String[] {
          "game.yaml", "cards.yaml", "decks.yaml", "scenarios/rules.yaml", "scenarios/cards.yaml"
        }) {
      files.put(data + name, template(like + "/" + name));
    }
    files.put(POLICY, policy());
    String list = "src/main/resources/META-INF/runesheet/declared-games";
    files.put(list, (game + "\n").getBytes(StandardCharsets.UTF_8));
    files.put("src/test/java/rules/ScenariosTest.java", template("ScenariosTest.java"));
    return files;
  }

  /** The stacking policy of a new game, the same for all; the author can change it. */
  private static byte[] policy() {
    PackFiles shipped = new ResourceFiles();
    return shipped.read(POLICY).orElseThrow(() -> new IllegalStateException(POLICY));
  }

  private byte[] template(String name) {
    return Resources.text(NewGame.class, TEMPLATES + name)
        .replace("@game@", game)
        .replace("@title@", title())
        .getBytes(StandardCharsets.UTF_8);
  }

  private String title() {
    StringBuilder title = new StringBuilder();
    for (String word : game.split("-+")) {
      title.append(title.isEmpty() ? "" : " ");
      title.append(Capital.first(word));
    }
    return title.toString();
  }
}
