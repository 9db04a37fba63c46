package dev.runesheet.game.declared;

import dev.runesheet.ShippedFiles;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.check.PackAnalysis;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.ReadCache;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A shipped game with edits of its sources, as an author makes them. */
final class EditedGame implements PackFiles {

  private final String game;
  private final PackFiles files = ShippedFiles.ALL;
  private final List<Edit> edits = new ArrayList<>();

  /** A game without edits so far. */
  EditedGame(String game) {
    this.game = game;
  }

  private record Edit(String file, String from, String to) {}

  /** Replaces a text, which must be there, at its first place. */
  EditedGame edit(String file, String from, String to) {
    String path = "data/" + game + "/" + file;
    if (!text(path, files.read(path).orElseThrow()).contains(from)) {
      throw new IllegalArgumentException(path + " does not contain " + from);
    }
    edits.add(new Edit(path, from, to));
    return this;
  }

  /** The part of a source from the first place of a text to the end of the next of another. */
  static String part(String game, String file, String from, String to) {
    String text =
        new String(
            ShippedFiles.ALL.read("data/" + game + "/" + file).orElseThrow(),
            StandardCharsets.UTF_8);
    int start = text.indexOf(from);
    return text.substring(start, text.indexOf(to, start) + to.length());
  }

  /** What is found, sorted by place. */
  List<Diagnostic> findings() {
    Diagnostics findings = new Diagnostics();
    PackBuilder.build(Packs.find(game), this, findings);
    return findings.all();
  }

  /** What is found if the effects are looked at together, too. */
  List<Diagnostic> findingsTogether() {
    Diagnostics findings = new Diagnostics();
    AuthoringPack pack = Packs.find(game);
    PackAnalysis.check(pack, PackBuilder.read(pack, this, findings), this, findings);
    return findings.all();
  }

  /** A finding in a line: code, file, place, what was found, the nearest word; - for none. */
  static String told(Diagnostic finding) {
    return String.join(
        " | ",
        finding.code().id(),
        finding.location().file(),
        orDash(finding.location().place().toString().replaceFirst("^#/", "")),
        orDash(finding.found().replace("'", "")),
        orDash(finding.suggestion().replaceAll("did you mean '(.*)'\\?", "$1")));
  }

  /** The text from the line and column of a finding to the end of the line. */
  String textAt(Diagnostic finding) {
    String[] at = finding.line().split(":");
    byte[] content = read(finding.location().file()).orElseThrow();
    List<String> lines = new String(content, StandardCharsets.UTF_8).lines().toList();
    return lines.get(Integer.parseInt(at[0]) - 1).substring(Integer.parseInt(at[1]) - 1);
  }

  private static String orDash(String text) {
    return text.isEmpty() ? "-" : text;
  }

  /** The sentence of a card's first effect. */
  String sentenceOf(String card) {
    return PackBuilder.read(Packs.find(game), this, new Diagnostics()).effects().stream()
        .filter(one -> one.id().equals(card) || one.id().startsWith(card + "/"))
        .findFirst()
        .orElseThrow()
        .sentence();
  }

  private String text(String name, byte[] content) {
    String text = new String(content, StandardCharsets.UTF_8);
    for (Edit edit : edits) {
      if (edit.file.equals(name)) {
        int at = text.indexOf(edit.from);
        text = text.substring(0, at) + edit.to + text.substring(at + edit.from.length());
      }
    }
    return text;
  }

  @Override
  public String origin() {
    return files.origin();
  }

  @Override
  public List<String> list(String folder) {
    return files.list(folder);
  }

  @Override
  public Optional<byte[]> read(String name) {
    return files
        .read(name)
        .map(
            content ->
                name.endsWith(".xlsx")
                    ? content
                    : text(name, content).getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public ReadCache readings() {
    return files.readings();
  }
}
