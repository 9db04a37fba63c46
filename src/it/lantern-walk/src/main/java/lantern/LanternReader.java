package lantern;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Duration;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.vocabulary.Vocabulary;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Reads a file of lanterns. A line with a mistake is a finding, and reading goes on behind it. */
final class LanternReader {

  static final List<String> EVENTS = List.of(LanternWalk.DUSK, LanternWalk.KINDLED);
  static final List<String> SCOPES = List.of("allies", "other allies", "enemies", "self");
  static final List<String> STATS = List.of(LanternWalk.GLOW, LanternWalk.LIGHT);
  static final String ALWAYS = "always";
  private static final int MOST = 99;

  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]*");
  private static final Pattern NAME = Pattern.compile("\"[^\"]+\"");

  private final String file;
  private final Vocabulary words;
  private final Diagnostics findings;
  private final List<LanternCatalog.Lantern> lanterns = new ArrayList<>();
  private final List<Effect> effects = new ArrayList<>();

  LanternReader(String file, Vocabulary words, Diagnostics findings) {
    this.file = file;
    this.words = words;
    this.findings = findings;
  }

  /** The content of a file: its effects, and its lanterns by id. */
  record Read(List<LanternCatalog.Lantern> lanterns, List<Effect> effects) {
    static final Read NOTHING = new Read(List.of(), List.of());
  }

  Read read(String text) {
    int number = 0;
    for (String written : text.split("\r?\n", -1)) {
      number++;
      LanternLine line = new LanternLine(file, number, written, findings);
      if (line.takes("lantern")) {
        lantern(line);
      } else if (!line.isEmpty()) {
        effect(line);
      }
      if (!line.isEmpty()) {
        line.refuse(LanternCode.NOT_A_LINE, "the end of the line");
      }
    }
    return new Read(List.copyOf(lanterns), List.copyOf(effects));
  }

  private void lantern(LanternLine line) {
    SourceLocation place = line.here();
    String id = line.expect(ID, "an id such as moth");
    String name = line.expect(NAME, "a name in quotes").replace("\"", "");
    int glow = line.number(0, MOST);
    if (lanterns.stream().anyMatch(other -> other.id().equals(id))) {
      findings.error(Code.DUPLICATE, place, id, "an id of its own");
    }
    lanterns.add(new LanternCatalog.Lantern(id, name, glow));
  }

  private void effect(LanternLine line) {
    SourceLocation place = line.here();
    if (lanterns.isEmpty()) {
      line.refuse(LanternCode.NO_LANTERN, "'lantern'");
    }
    if (line.takes("when")) {
      String event = line.expect(EVENTS, Code.UNKNOWN_TRIGGER);
      line.expect(":");
      add(line, event, trigger(event), new Body.Program(steps(line)), place);
    } else {
      line.expect(ALWAYS);
      line.expect(":");
      add(line, ALWAYS, Trigger.ACTIVATED, change(line), place);
    }
  }

  /** The dusk is about nobody; that a lantern is kindled is about that lantern. */
  static Trigger trigger(String event) {
    return event.equals(LanternWalk.DUSK) ? Trigger.any(event) : Trigger.own(event);
  }

  /** Adds an effect, whose id stays the same when other lines come or go. */
  private void add(LanternLine line, String name, Trigger trigger, Body body, SourceLocation at) {
    if (line.isWrong()) {
      return;
    }
    String owner = lanterns.get(lanterns.size() - 1).id();
    String id = owner + "/" + name;
    if (effects.stream().anyMatch(other -> other.id().equals(id))) {
      findings.error(Code.DUPLICATE, at, name, "one effect of the lantern for each occasion");
    }
    Effect effect =
        new Effect(
            id, name, owner, trigger, body, 0, Duration.WHILE_IN_PLAY, Stacking.ADDITIVE, at);
    effects.add(effect.saidWith(words.verbs().phrasing()));
  }

  private Body change(LanternLine line) {
    String scope = line.expect(SCOPES, Code.UNKNOWN_TARGET);
    int amount = line.number(-MOST, MOST);
    line.expect(LanternWalk.GLOW);
    return new Body.Modify(ALWAYS, LanternWalk.GLOW, Body.Layer.ADD, amount, scope);
  }

  private List<Step> steps(LanternLine line) {
    List<Step> steps = new ArrayList<>();
    do {
      steps.add(step(line));
    } while (line.takes(";"));
    return steps;
  }

  private Step step(LanternLine line) {
    SourceLocation place = line.here();
    if (line.takes("enemies")) {
      line.expect("lose");
      int less = line.number(1, MOST);
      line.expect(LanternWalk.GLOW);
      Step each = add(Selector.Role.TARGET, LanternWalk.GLOW, -less, place);
      return new Step.ForEach(new Selector.Group("enemies", List.of()), List.of(each), place);
    }
    line.expect("gain");
    int more = line.number(1, MOST);
    String stat = line.expect(STATS, Code.UNKNOWN_STAT);
    boolean ofPlayer = stat.equals(LanternWalk.LIGHT);
    return add(ofPlayer ? Selector.Role.OWNER : Selector.Role.SELF, stat, more, place);
  }

  private Step add(Selector.Role whose, String stat, int delta, SourceLocation place) {
    return Step.Do.of(
        words.verbs().get("add-stat"), place, whose, new Argument.Word(stat), Value.of(delta));
  }
}
