package dev.runesheet.pack.check;

import dev.runesheet.analysis.RaisedEvents;
import dev.runesheet.engine.rules.NamedWords;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spelling.Typo;
import dev.runesheet.spi.fact.Event;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The check for misspelt events in rules written by hand. These may raise events of their own, and
 * so may Java that nobody reads here: only a name that is nearly one of the game's is told.
 */
final class OwnEvents {

  private final Map<String, NamedWords> files;
  private final RaisedEvents raised;
  private final Set<String> known;

  private OwnEvents(Map<String, NamedWords> files, RaisedEvents raised, List<Effect> effects) {
    this.files = files;
    this.raised = raised;
    this.known = new TreeSet<>(raised.names());
    effects.stream()
        .filter(effect -> !effect.trigger().activated())
        .forEach(effect -> known.add(effect.trigger().event()));
    files.values().stream().flatMap(NamedWords::said).forEach(known::add);
  }

  /** Warns of the misspelt events in a game's own files. */
  static void check(
      AuthoringPack pack, PackContent content, PackFiles files, Diagnostics findings) {
    Map<String, NamedWords> own = OwnWords.read(pack, files);
    if (!own.isEmpty()) {
      RaisedEvents raised = RaisedEvents.of(content.effects(), pack.knowledge(content));
      new OwnEvents(own, raised, content.effects()).check(findings);
    }
  }

  private void check(Diagnostics findings) {
    files.forEach(
        (file, words) ->
            words.compared(Event.class, "trigger").forEach(one -> check(file, one, findings)));
  }

  private void check(String file, NamedWords.Word event, Diagnostics findings) {
    if (known.contains(event.text()) || raised.contains(event.text())) {
      return;
    }
    SourceLocation place = SourceLocation.lineOrFile(file, event.line());
    Typo.meantByWords(event.text(), known)
        .map(near -> Diagnostic.about(Code.NEVER_RAISED, place, event.text(), "").meaning(near))
        .ifPresent(findings::add);
  }
}
