package dev.runesheet.pack.check;

import dev.runesheet.analysis.Finding;
import dev.runesheet.language.JsonDocument;
import dev.runesheet.language.JsonFields;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.file.PackFiles;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The list {@code accepted} of {@code game.yaml}: findings that are as they should be, and why. */
final class AcceptedFindings {

  /** One entry: findings of a code about an effect, and the reason why they are right. */
  private record Entry(String code, String effect, JsonValue value) {}

  private final List<Entry> entries = new ArrayList<>();
  private final Set<Entry> used = new HashSet<>();

  private AcceptedFindings() {}

  /** Reads the list and reports its errors. */
  static AcceptedFindings read(String game, PackFiles files, Diagnostics diagnostics) {
    AcceptedFindings accepted = new AcceptedFindings();
    String name = "data/" + game + "/game.yaml";
    String text = new String(files.read(name).orElse(new byte[0]), StandardCharsets.UTF_8);
    JsonDocument.parseYaml(name, text, diagnostics)
        .flatMap(document -> document.root().fields())
        .flatMap(root -> root.optional("accepted"))
        .flatMap(JsonValue::list)
        .ifPresent(list -> list.forEach(accepted::add));
    return accepted;
  }

  private void add(JsonValue value) {
    Optional<JsonFields> fields = value.fields();
    if (fields.isEmpty()) {
      return;
    }
    Optional<String> code = fields.get().required("code").flatMap(JsonValue::text);
    Optional<String> effect = fields.get().required("effect").flatMap(JsonValue::text);
    Optional<JsonValue> reason = fields.get().required("reason");
    boolean given = reason.flatMap(JsonValue::text).filter(text -> !text.isBlank()).isPresent();
    fields.get().noOthers();
    if (reason.isPresent() && !given) {
      reason.get().error(Code.EMPTY, "", "why the finding is right");
    } else if (code.isPresent() && effect.isPresent() && given) {
      entries.add(new Entry(code.get(), effect.get(), value));
    }
  }

  /** True if an entry accepts a finding: its code, and one of its effects. */
  boolean accepts(Finding finding) {
    boolean accepted = false;
    for (Entry entry : entries) {
      boolean code = entry.code.equals(finding.diagnostic().code().id());
      if (code && finding.effects().contains(entry.effect)) {
        used.add(entry);
        accepted = true;
      }
    }
    return accepted;
  }

  /** Reports the entries that have accepted nothing. */
  void reportLeft() {
    for (Entry entry : entries) {
      if (!used.contains(entry)) {
        String found = entry.code + " of " + Words.quote(entry.effect);
        entry.value.report(Diagnostic.of(Code.ACCEPTED_LEFT, entry.value.location(), found, ""));
      }
    }
  }
}
