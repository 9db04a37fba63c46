package dev.runesheet.engine.sharing;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.ArrayList;
import java.util.List;
import org.drools.base.base.ValueResolver;
import org.drools.base.common.DroolsObjectInput;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.consequence.Consequence;
import org.drools.base.rule.consequence.ConsequenceContext;

/** A rule's consequence, whose classes are made when it is first carried out. */
public final class LateConsequence implements Consequence<ConsequenceContext>, Externalizable {

  private static final long serialVersionUID = 1;

  private SharedClasses shared;
  private String name;
  private List<Object> literals;
  private ClassLoader loader;

  private volatile Consequence<ConsequenceContext> made;

  /** Empty, to be read. */
  public LateConsequence() {}

  /**
   * The consequence of a rule.
   *
   * @param name the simple name of the rule's class
   * @param loader the class loader of what the consequence names
   */
  LateConsequence(SharedClasses shared, String name, List<Object> literals, ClassLoader loader) {
    this.shared = shared;
    this.name = name;
    this.literals = literals;
    this.loader = loader;
  }

  /** A rule's consequence as Drools' own class. */
  public static Consequence<?> of(RuleImpl rule) {
    return rule.getConsequence() instanceof LateConsequence late
        ? late.made()
        : rule.getConsequence();
  }

  @Override
  public String getName() {
    return RuleImpl.DEFAULT_CONSEQUENCE_NAME;
  }

  @Override
  public void evaluate(ConsequenceContext helper, ValueResolver values) throws Exception {
    made().evaluate(helper, values);
  }

  private Consequence<ConsequenceContext> made() {
    if (made == null) {
      synchronized (this) {
        if (made == null) {
          made = make();
        }
      }
    }
    return made;
  }

  @SuppressWarnings("unchecked")
  private Consequence<ConsequenceContext> make() {
    RuleLoader own = new RuleLoader(loader);
    String invoker = shared.define(name, literals, own);
    try {
      return (Consequence<ConsequenceContext>)
          own.loadClass(invoker).getDeclaredConstructor().newInstance();
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException("class (" + invoker + ") cannot be made", impossible);
    }
  }

  @Override
  public void writeExternal(ObjectOutput out) throws IOException {
    out.writeObject(shared);
    out.writeObject(name);
    out.writeObject(literals.toArray());
  }

  @Override
  public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
    shared = (SharedClasses) in.readObject();
    name = (String) in.readObject();
    literals = new ArrayList<>(List.of((Object[]) in.readObject()));
    loader =
        in instanceof DroolsObjectInput known
            ? known.getParentClassLoader()
            : Thread.currentThread().getContextClassLoader();
  }
}
