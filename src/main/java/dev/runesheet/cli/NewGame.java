package dev.runesheet.cli;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.Resources;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.exchange.TableExport;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.ResourceFiles;
import dev.runesheet.pack.source.EffectSources;
import dev.runesheet.spelling.Capital;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The files of a small new game under a name of one's own. */
record NewGame(String game, Like like) {

  private static final String ROWS = "rows.yaml";
  private static final String EFFECTS = "card effects";

  private static final String TEMPLATES = "/runesheet/new-game/";
  private static final String POLICY = "decision-tables/engine/stacking-policy.drl.xlsx";

  /** The template of a new game. */
  enum Like {
    cards,
    duel,
    lanes
  }

  /** The files that are texts, and the stacking policy, by their paths. */
  Map<String, byte[]> files() {
    String data = "data/" + game + "/";
    Map<String, byte[]> files = new LinkedHashMap<>();
    files.put("README.md", readme());
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

  /**
   * The workbook of effects: those of the template that are rows, below columns for all that rows
   * can say.
   *
   * @param folder the folder in which the other files stand
   * @return the workbook and what Drools' loader needs beside it, by their paths
   */
  Map<String, byte[]> workbook(Path folder) {
    Packs.games(folder);
    Diagnostics findings = new Diagnostics();
    EffectSources cards =
        Packs.find(game).tableSources(new DirectoryFiles(folder), findings).stream()
            .filter(sources -> sources.family().equals(EFFECTS))
            .map(EffectSources.class::cast)
            .findFirst()
            .orElseThrow();
    String name = cards.tables().orElseThrow().files().get(0);
    List<Effect> rows =
        cards.read(ROWS, template(like + "/" + ROWS), findings).orElseThrow().effects();
    TableExport export = TableExport.begun(cards.book(), rows, name);
    if (findings.hasErrors() || !export.notTabular().isEmpty()) {
      throw new IllegalStateException(like + ": " + findings.all() + export.notTabular());
    }
    return Map.of(
        name,
        export.content(),
        name + ".properties",
        export.properties().getBytes(StandardCharsets.UTF_8));
  }

  /** The stacking policy of a new game, the same for all; the author can change it. */
  private static byte[] policy() {
    PackFiles shipped = new ResourceFiles();
    return shipped.read(POLICY).orElseThrow(() -> new IllegalStateException(POLICY));
  }

  /** Its example of a number is the first that the game declares for players. */
  private byte[] readme() {
    JsonDocument declaration =
        JsonDocument.parseByName("game.yaml", text(like + "/game.yaml"), new Diagnostics())
            .orElseThrow();
    String number = declaration.root().node().at("/kinds/player").fieldNames().next();
    String readme = text("README.md").replace("@number@", number);
    return readme.getBytes(StandardCharsets.UTF_8);
  }

  private byte[] template(String name) {
    return text(name).getBytes(StandardCharsets.UTF_8);
  }

  private String text(String name) {
    return Resources.text(NewGame.class, TEMPLATES + name)
        .replace("@game@", game)
        .replace("@title@", title());
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
