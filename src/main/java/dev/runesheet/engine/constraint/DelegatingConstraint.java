package dev.runesheet.engine.constraint;

import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.drools.base.RuleBuildContext;
import org.drools.base.base.ObjectType;
import org.drools.base.base.ValueResolver;
import org.drools.base.reteoo.BaseTuple;
import org.drools.base.rule.Declaration;
import org.drools.base.rule.MutableTypeConstraint;
import org.drools.base.rule.Pattern;
import org.drools.base.rule.constraint.Constraint;
import org.drools.util.bitmask.BitMask;
import org.kie.api.runtime.rule.FactHandle;

/**
 * A constraint in the place of another, which it holds exactly like. It never says that it can be
 * looked up in an index, whatever the original says.
 *
 * @param <C> what the constraint keeps while it is compared with many facts
 */
@SuppressWarnings("unchecked") // Drools gives cloneIfInUse two signatures.
public abstract class DelegatingConstraint<C> extends MutableTypeConstraint<C> {

  private MutableTypeConstraint<C> real;

  /** A constraint that is about to be read. */
  protected DelegatingConstraint() {}

  /** A constraint in the place of another. */
  protected DelegatingConstraint(MutableTypeConstraint<C> real) {
    this.real = real;
    setType(real.getType());
  }

  /** The constraint as it was compiled, whether or not another stands in its place. */
  public static Constraint original(Constraint constraint) {
    return constraint instanceof DelegatingConstraint<?> instead ? instead.real : constraint;
  }

  /** The constraint in whose place it is. */
  protected MutableTypeConstraint<C> original() {
    return real;
  }

  @Override
  public boolean isAllowed(FactHandle handle, ValueResolver resolver) {
    return real.isAllowed(handle, resolver);
  }

  @Override
  public boolean isAllowedCachedLeft(C context, FactHandle handle) {
    return real.isAllowedCachedLeft(context, handle);
  }

  @Override
  public boolean isAllowedCachedRight(BaseTuple tuple, C context) {
    return real.isAllowedCachedRight(tuple, context);
  }

  @Override
  public C createContext() {
    return real.createContext();
  }

  @Override
  public void setType(ConstraintType type) {
    super.setType(type);
    if (real != null) {
      real.setType(type);
    }
  }

  @Override
  public Declaration[] getRequiredDeclarations() {
    return real.getRequiredDeclarations();
  }

  @Override
  public void replaceDeclaration(Declaration before, Declaration after) {
    real.replaceDeclaration(before, after);
  }

  @Override
  public boolean isTemporal() {
    return real.isTemporal();
  }

  @Override
  public BitMask getListenedPropertyMask(
      Optional<Pattern> pattern, ObjectType type, List<String> properties) {
    return real.getListenedPropertyMask(pattern, type, properties);
  }

  @Override
  public void registerEvaluationContext(RuleBuildContext context) {
    real.registerEvaluationContext(context);
  }

  @Override
  public Collection<String> getPackageNames() {
    return real.getPackageNames();
  }

  @Override
  public void addPackageNames(Collection<String> names) {
    real.addPackageNames(names);
  }

  @Override
  public void writeExternal(ObjectOutput out) throws IOException {
    super.writeExternal(out);
    out.writeObject(real);
  }

  @Override
  public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
    super.readExternal(in);
    real = (MutableTypeConstraint<C>) in.readObject();
  }

  @Override
  public String toString() {
    return real.toString();
  }
}
